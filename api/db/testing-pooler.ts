import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Debian's package; where it is not installed, nothing of this can be tried. */
const PGBOUNCER = '/usr/sbin/pgbouncer';

export const hasPooler = existsSync(PGBOUNCER);

/** A real PgBouncer in transaction mode, which can go and come back under the same address. */
export interface TestPooler {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param connections - to PostgreSQL, for everybody together. */
export async function startPooler(url: string, connections: number): Promise<TestPooler> {
  const { hostname, port: target, username, password, pathname } = new URL(url);
  const port = await freePort();
  const settings = `[databases]
* = host=${hostname} port=${target} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
server_login_retry = 1
`;
  let stop = async (): Promise<void> => {};
  const start = async (): Promise<void> => {
    const directory = mkdtempSync(join(tmpdir(), 'carte-pooler-'));
    chmodSync(directory, 0o755);
    const file = join(directory, 'pgbouncer.ini');
    writeFileSync(file, settings);
    // PgBouncer refuses to be root.
    const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn(PGBOUNCER, [...account, file], { stdio: 'ignore' });
    stop = async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true });
      stop = async () => {};
    };
    while (child.exitCode === null && !(await isListening(port))) await sleep(50);
  };
  await start();
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`,
    start,
    stop: () => stop(),
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
