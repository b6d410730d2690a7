import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCaddy } from '../../scripts/caddy.mjs';
import { freePort } from '../e2e/free-port';

/** Caddy in front of servers on loopback: TLS and HTTP/2, under host names and with a certificate of its own. */
export interface TlsProxy {
  /** What Chromium needs to find the hosts on port 443, and to take the certificate. */
  readonly browserFlags: readonly string[];
  stop(): Promise<void>;
}

/**
 * @param sites - the server's port by host name.
 * @throws {Error} with what Caddy said, when it does not begin to answer.
 */
export async function startTlsProxy(sites: Readonly<Record<string, number>>): Promise<TlsProxy> {
  const caddy = findCaddy();
  if (!caddy) throw new Error('Caddy is not installed');
  const directory = await mkdtemp(join(tmpdir(), 'carte-caddy-'));
  const port = await freePort();
  const file = join(directory, 'Caddyfile');
  await writeFile(file, caddyfile(sites, port, directory));
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: directory, XDG_CONFIG_HOME: directory, XDG_DATA_HOME: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('serving initial configuration')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`Caddy ended with ${code}:\n${output}`)));
  });
  const issuer = await readFile(join(directory, 'pki/authorities/local/intermediate.crt'));
  const rules = Object.keys(sites).map((host) => `MAP ${host}:443 127.0.0.1:${port}`);
  return {
    browserFlags: [
      `--host-resolver-rules=${rules.join(', ')}`,
      // Without this a page's worker would be refused, whatever the page itself is forgiven.
      `--ignore-certificate-errors-spki-list=${fingerprint(issuer)}`,
    ],
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** What docs/operator/install.md tells an owner to write, and what keeps it to itself. */
function caddyfile(sites: Readonly<Record<string, number>>, port: number, directory: string): string {
  const options = [
    'admin off',
    'auto_https disable_redirects',
    'skip_install_trust',
    `storage file_system ${directory}`,
  ];
  const blocks = Object.entries(sites).map(
    ([host, inner]) => `https://${host}:${port} {\nbind 127.0.0.1\ntls internal\nreverse_proxy 127.0.0.1:${inner}\n}`,
  );
  return `{\n${options.join('\n')}\nservers {\nprotocols h1 h2\n}\n}\n${blocks.join('\n')}\n`;
}

function fingerprint(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
