import { resolve } from 'node:path';

/**
 * The server, each operator command, and the programs that run in child processes: each becomes a file in
 * `build/api/`.
 */
export const ENTRY_POINTS = [
  'main',
  'recover',
  'add-shop',
  'name-host',
  'rotate-secrets',
  'backup',
  'restore',
  'import-orders',
  'load-streets',
  'preflight',
  'migrate',
  'move-photos',
  'process-photos',
  'read-menu-file',
  'read-street-file',
  'render-templates',
];

/** Where a program is written. */
export const sourceOf = (name) => (name === 'main' ? 'api/main.ts' : `api/commands/${name}.ts`);

/** How esbuild makes one file of each; packages stay outside. */
export const BUNDLE = /** @type {const} */ ({
  absWorkingDir: resolve(import.meta.dirname, '../..'),
  outdir: 'build/api',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  write: false,
});
