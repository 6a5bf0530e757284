/**
 * The environment for a program of the machine: where programs are and a home of its own, nothing that a user has set.
 * What a program prints beside its result (a notice of an update, a warning about a locale) is no test's concern: a test
 * looks at exit codes and results, and at everything that a program prints only where the program is ours.
 */
export function cleanEnvironment(home: string): Record<string, string | undefined> {
  return {
    PATH: process.env['PATH'],
    HOME: home,
    LC_ALL: 'C',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
}
