// Bundles the scripts that run beside the pages: the service worker, the script of its offline page, the worker for
// the longest task of hydration, the shared worker that receives live updates for all tabs, and the scripts of the
// two pages that the API renders itself.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { OLDEST_TARGET } from './client-bundle/oldest-browsers.mjs';

const root = resolve(import.meta.dirname, '..');

const bundled = await build({
  absWorkingDir: root,
  entryPoints: {
    'service-worker': 'web/service-worker/service-worker.ts',
    'push-worker': 'web/service-worker/push-worker.ts',
    offline: 'web/service-worker/offline-page.ts',
    'look-up-locales': 'web/document/look-up-locales.ts',
    'live-updates': 'web/graphql/live/shared-worker.ts',
    'sign-in-window': 'web/document/page-scripts/sign-in-window.ts',
    explorer: 'web/document/page-scripts/explorer.ts',
  },
  outdir: 'build/client',
  bundle: true,
  minify: true,
  format: 'iife',
  target: OLDEST_TARGET,
  logLevel: 'warning',
  write: false,
}).catch(() => {
  // esbuild has printed the errors; a stack trace would hide them.
  process.exitCode = 1;
});
// What is the same stays as it is: a server may be reading it.
for (const { path, contents } of bundled?.outputFiles ?? []) {
  if (existsSync(path) && readFileSync(path).equals(contents)) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}
