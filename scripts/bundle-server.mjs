// Bundles the server and each operator command into one file each: they start fast and need no TypeScript loader.
// Packages stay outside. The migrations are copied along, so that newer sources don't change what a running build
// applies.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { asAscii } from './preparation/ascii.mjs';
import { BUNDLE, ENTRY_POINTS, sourceOf } from './preparation/entry-points.mjs';

const root = resolve(import.meta.dirname, '..');
const migrations = join(root, 'build/migrations');

rmSync(migrations, { recursive: true, force: true });
cpSync(join(root, 'prisma/migrations'), migrations, { recursive: true });

const built = await build({
  ...BUNDLE,
  entryPoints: ENTRY_POINTS.map((name) => ({ in: sourceOf(name), out: name })),
  sourcemap: true,
  logLevel: 'warning',
}).catch(() => {
  // esbuild has printed the errors; a stack trace would hide them.
  process.exitCode = 1;
});

mkdirSync(join(root, 'build/api'), { recursive: true });
for (const { path, text, contents } of built?.outputFiles ?? []) {
  writeFileSync(path, path.endsWith('.js') ? asAscii(text) : contents);
}
