import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { pageScripts } from './scripts/client-bundle/page-scripts.ts';

const require = createRequire(import.meta.url);

const onDatabase = '{api,scripts,tests}/**/*.db.test.ts';

export default defineConfig({
  plugins: [pageScripts()],
  resolve: {
    // Vite prefers graphql's module, Node its script: loaded twice, its types come from "another module or realm".
    alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }],
  },
  test: {
    maxWorkers: 2,
    // Files share the modules of their worker: loading them anew for each took half of the time. Whoever changes
    // what others see (clocks, stores of a module) puts it back.
    isolate: false,
    setupFiles: ['scripts/property-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test waits for comes sooner or later: on a busy machine later.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'api/**/*.test.ts',
            'domain/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            '{scripts,tests,tools}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', onDatabase],
        },
      },
      {
        extends: true,
        test: { name: 'database', include: [onDatabase], globalSetup: 'api/db/testing-server.ts' },
      },
    ],
  },
});
