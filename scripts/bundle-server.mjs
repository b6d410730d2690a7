// Bundles the server into one file: it starts at once, and needs no TypeScript loader. Packages stay outside.
import { resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

await build({
  absWorkingDir: root,
  entryPoints: ['api/main.ts'],
  outfile: 'build/api/main.js',
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
