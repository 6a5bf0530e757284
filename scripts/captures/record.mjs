// Stands between a capture and a server, and keeps what the server answers, byte for byte:
//   node record.mjs LOG COMMAND [ARGUMENT…]
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createServer, request } from 'node:http';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** A server over standard streams. */
function recordCommand(file, command, args) {
  const log = createWriteStream(file);
  const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  process.stdin.pipe(server.stdin);
  server.stdout.on('data', (chunk) => {
    log.write(chunk);
    process.stdout.write(chunk);
  });
  server.on('close', (code) => log.end(() => process.exit(code ?? 1)));
}

/** A server over HTTP: the origin of a stand-in for it. */
export async function recordAddress(file, origin) {
  const log = createWriteStream(file);
  const standIn = createServer((asked, answer) => {
    const { hostname, port } = new URL(origin);
    const headers = { ...asked.headers, host: `${hostname}:${port}` };
    const forwarded = request(
      { hostname, port, path: asked.url, method: asked.method, headers },
      (response) => {
        answer.writeHead(response.statusCode, response.headers);
        answer.flushHeaders();
        response.on('data', (chunk) => {
          log.write(chunk);
          answer.write(chunk);
        });
        response.on('end', () => {
          log.write('\n');
          answer.end();
        });
        response.on('error', () => answer.destroy());
      },
    );
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  await new Promise((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${standIn.address().port}`,
    close: () => standIn.closeAllConnections() || standIn.close(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file, command, ...args] = process.argv;
  recordCommand(file, command, args);
}
