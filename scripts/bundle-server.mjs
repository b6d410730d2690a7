// Bundles the server, and each command of an operator, into one file each: they start at once, and need no TypeScript
// loader. Packages stay outside. The migrations go with them: sources that are newer say nothing of what runs.
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { ENTRY_POINTS, sourceOf } from './preparation/entry-points.mjs';

const root = resolve(import.meta.dirname, '..');
const migrations = join(root, 'build/migrations');

rmSync(migrations, { recursive: true, force: true });
cpSync(join(root, 'prisma/migrations'), migrations, { recursive: true });

await build({
  absWorkingDir: root,
  entryPoints: ENTRY_POINTS.map((name) => ({ in: sourceOf(name), out: name })),
  outdir: 'build/api',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
}).catch(() => {
  // esbuild has said what is wrong; its stack would only hide that.
  process.exitCode = 1;
});
