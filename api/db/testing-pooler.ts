import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Debian's package; where it is not installed, nothing of this can be tried. */
const PGBOUNCER = '/usr/sbin/pgbouncer';

export const hasPooler = existsSync(PGBOUNCER);

export interface TestPooler {
  readonly url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * A real PgBouncer in transaction mode.
 *
 * @param connections - to PostgreSQL, for everybody together.
 */
export async function startPooler(url: string, connections: number): Promise<TestPooler> {
  const { hostname, port: target, username, password, pathname } = new URL(url);
  const directory = mkdtempSync(join(tmpdir(), 'carte-pooler-'));
  chmodSync(directory, 0o755);
  const port = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${target} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
server_login_retry = 1
`,
  );
  // PgBouncer refuses to be root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PGBOUNCER, [...account, file], { stdio: 'ignore' });
  const pooled = `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`;
  for (let tried = 0; tried < 100; tried += 1) {
    const client = new pg.Client(pooled);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) break;
    await sleep(100);
  }
  return {
    url: pooled,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true });
    },
  };
}
