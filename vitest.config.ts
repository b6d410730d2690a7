import { createRequire } from 'node:module';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { MAXIMUM_MEGABYTES } from './api/media/photo-limits.ts';
import { BROWSER_ARGUMENTS, findChromium } from './scripts/chromium.mjs';
import { pageScripts } from './scripts/client-bundle/page-scripts.ts';

const require = createRequire(import.meta.url);

/** Components are rendered in a browser. */
const components = 'web/**/*.test.tsx';
const onDatabase = '{api,scripts,tests}/**/*.db.test.ts';
const foreignClients = 'tests/foreign-clients/**/*.db.test.ts';

export default defineConfig({
  plugins: [pageScripts()],
  resolve: {
    // Vite prefers graphql's module, Node its script: loaded twice, its types come from "another module or realm".
    alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }],
  },
  test: {
    maxWorkers: 2,
    // Files share the modules of their worker: loading them again for each took half of the time. A test that
    // changes what others see (clocks, stores of a module) puts it back.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test waits for comes sooner or later: on a busy machine later.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          setupFiles: ['scripts/property-seed.ts'],
          include: ['api/**/*.test.ts', 'domain/**/*.test.ts', 'web/**/*.test.ts', '{scripts,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', onDatabase],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          setupFiles: ['scripts/property-seed.ts'],
          include: [onDatabase],
          exclude: ['**/node_modules/**', foreignClients],
          globalSetup: 'api/db/testing-server.ts',
        },
      },
      {
        extends: true,
        define: { 'import.meta.env.MAXIMUM_PHOTO_MEGABYTES': MAXIMUM_MEGABYTES },
        optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'] },
        test: {
          name: 'components',
          // What a page still waits for, and counts, ends with its file.
          isolate: true,
          testTimeout: 20_000,
          include: [components],
          setupFiles: ['web/testing/set-up.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium() ?? undefined, args: BROWSER_ARGUMENTS },
              contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
      {
        extends: true,
        // Only `npm run test:all` runs these.
        test: { name: 'foreign-clients', include: [foreignClients], globalSetup: 'api/db/testing-server.ts' },
      },
    ],
  },
});
