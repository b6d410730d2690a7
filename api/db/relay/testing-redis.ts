import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A real Redis of a test's own, which can go and come back under the same address. */
export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const PROGRAM = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Whether one is installed: `npm test` sees to it where it may. */
export const hasRedis = PROGRAM !== undefined;

export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async () => {
    child = spawn(PROGRAM ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let told = '';
    for await (const chunk of child.stdout ?? []) {
      told += chunk;
      if (told.includes('Ready to accept connections')) break;
    }
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
