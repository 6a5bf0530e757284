import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';

/** The name of a GitHub Enterprise Server that only the proxy can find. */
export const ENTERPRISE = 'github.enterprise.test';

/** Preloaded into the bundle: resolves the name to this machine. */
const KNOWN_NAME = `
import dns from 'node:dns';
const { lookup } = dns;
dns.lookup = (name, ...rest) => lookup(name === '${ENTERPRISE}' ? '127.0.0.1' : name, ...rest);
`;

export interface Enterprise {
  /** The environment that leads to the server: its addresses, the proxy with credentials, the authority. */
  readonly environment: Readonly<Record<string, string>>;
  /** The environment in which the server's name is known, and its addresses with the port that it really has. */
  readonly direct: Readonly<Record<string, string>>;
  /** `host:port` and credentials of each connection through the proxy. */
  readonly connections: readonly { readonly target: string; readonly credentials: string }[];
  close(): Promise<void>;
}

/** GitHub (at `upstream`) behind TLS with an authority of its own, to be reached through a proxy alone. */
export async function startEnterprise(upstream: string): Promise<Enterprise> {
  const folder = mkdtempSync(join(tmpdir(), 'gate-enterprise-'));
  const { key, certificate } = makeCertificate(folder);
  const connections: { target: string; credentials: string }[] = [];

  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (socket) => {
    const to = connect(Number(new URL(upstream).port), '127.0.0.1');
    socket.pipe(to).pipe(socket);
    socket.on('error', () => to.destroy());
    to.on('error', () => socket.destroy());
  });
  const port = await listen(server);

  const proxy = createHttpServer();
  proxy.on('connect', (request, socket) => {
    connections.push({
      target: request.url ?? '',
      credentials: request.headers['proxy-authorization'] ?? '',
    });
    const to = connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 Connection Established\r\n\r\n'));
    socket.pipe(to).pipe(socket);
    socket.on('error', () => to.destroy());
    to.on('error', () => socket.destroy());
  });
  const proxyPort = await listen(proxy);

  return {
    environment: {
      GITHUB_SERVER_URL: `https://${ENTERPRISE}`,
      GITHUB_API_URL: `https://${ENTERPRISE}/api/v3`,
      GITHUB_GRAPHQL_URL: `https://${ENTERPRISE}/api/graphql`,
      HTTPS_PROXY: `http://gate:secret@127.0.0.1:${proxyPort}`,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    direct: {
      GITHUB_SERVER_URL: `https://${ENTERPRISE}:${port}`,
      GITHUB_API_URL: `https://${ENTERPRISE}:${port}/api/v3`,
      GITHUB_GRAPHQL_URL: `https://${ENTERPRISE}:${port}/api/graphql`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(KNOWN_NAME)}`,
    },
    connections,
    async close() {
      proxy.closeAllConnections();
      await Promise.all([stop(server), stop(proxy)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${ENTERPRISE}`, '-addext', `subjectAltName=DNS:${ENTERPRISE}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  return { key, certificate };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
