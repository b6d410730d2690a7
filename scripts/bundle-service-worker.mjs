// Bundles what runs beside the pages: the service worker, the script of the page that it shows without a connection, a
// worker that does the longest task of a page that comes alive, the one that hears live updates for all tabs, and the
// scripts of the two pages that the API writes itself.
import { resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

await build({
  absWorkingDir: root,
  entryPoints: {
    'service-worker': 'web/service-worker/service-worker.ts',
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
  target: ['chrome111', 'safari16.4', 'firefox111'],
  logLevel: 'warning',
}).catch(() => {
  // esbuild has said what is wrong; its stack would only hide that.
  process.exitCode = 1;
});
