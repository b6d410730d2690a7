// PostgreSQL and the generators run as long as `npm run dev`; the server restarts whenever the API changes. The
// demo shop's data are in `data-dev`.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../../api/db/embedded/embedded';
import { runToEnd } from '../preparation/child.mjs';
import { root } from '../preparation/files.mjs';
import { type Program, programsFor, WORKERS } from './remake';

const DATA = process.env.DATA_DIR ?? join(root, 'data-dev');
/** An editor writes a file in several steps. */
const PAUSE_MS = 50;

const [database] = await Promise.all([
  process.env.DATABASE_URL ? null : startEmbedded({ directory: join(DATA, 'postgres') }),
  run(WORKERS),
]);

const watched = ['api', 'domain', 'prisma/migrations', 'web/gql/persisted-documents.json'];
const server = spawn(
  process.execPath,
  [
    ...watched.map((path) => `--watch-path=${path}`),
    '--watch-preserve-output',
    // Hundreds of modules are read at once: less is collected meanwhile.
    '--max-semi-space-size=64',
    ...['--import', 'tsx', 'scripts/dev/serve.ts', '--demo'],
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      DATABASE_URL: database?.url,
      // Without the service worker: its cached pages would be older than the sources.
      KEEP_OFFLINE: 'off',
      SCHEDULED_BACKUPS: 'off',
      BACKUP_BEFORE_MIGRATION: 'off',
      ...process.env,
      DATA_DIR: DATA,
      NODE_ENV: 'development',
    },
  },
);

const timers = new Map<string, NodeJS.Timeout>();
watch(join(root, 'web'), { recursive: true }, (_event, file) => {
  if (file === null) return;
  clearTimeout(timers.get(file));
  timers.set(
    file,
    setTimeout(() => void remake(file), PAUSE_MS),
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => void end(code ?? 0));

async function end(code: number): Promise<void> {
  await database?.stop();
  process.exit(code);
}

async function remake(file: string): Promise<void> {
  timers.delete(file);
  const text = await readFile(join(root, 'web', file), 'utf8').catch(() => '');
  for (const program of programsFor(file, text)) await run(program);
}

/** Reports a failure; the next save tries again. */
async function run(program: Program): Promise<void> {
  const { code, output } = await runToEnd(process.execPath, program);
  if (code !== 0) console.error(output);
}
