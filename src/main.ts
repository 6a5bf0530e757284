/** What dist/ runs. Each front door is loaded only when it is opened, so that neither pays for the other's start. */

export async function action(): Promise<void> {
  const { endUnforeseen, runAction } = await import('./action.js');
  process.once('uncaughtException', () => process.exit(endUnforeseen()));
  process.exitCode = await runAction(process.env);
}

export async function cli(): Promise<void> {
  const [{ runCli }, { processTerminal }] = await Promise.all([
    import('./cli.js'),
    import('./commands/process-terminal.js'),
  ]);
  process.exitCode = await runCli(process.argv.slice(2), processTerminal());
}
