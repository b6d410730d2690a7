// The stock Prisma CLI, with its schema engine replaced by the WebAssembly build (scripts/schema-engine).
// The native engine is fetched from a host that a closed network cannot reach; even `generate` would stop there.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const cli = createRequire(import.meta.url).resolve('prisma/build/index.js');

const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    PRISMA_SCHEMA_ENGINE_BINARY: resolve(import.meta.dirname, 'schema-engine/main.mjs'),
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
    ...process.env,
    // Generators are looked up in PATH; npm adds this directory, a bare `node scripts/prisma.mjs` has not.
    PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  },
});
process.exit(status ?? 1);
