import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { MAXIMUM_MEGABYTES } from './api/media/photo-limits.ts';
import { asciiServer } from './scripts/client-bundle/ascii-server.ts';
import { chunkGroups } from './scripts/client-bundle/chunks.ts';
import { shortClassNames } from './scripts/client-bundle/class-names.ts';
import { OLDEST_TARGET } from './scripts/client-bundle/oldest-browsers.mjs';
import { pageScripts } from './scripts/client-bundle/page-scripts.ts';
import { routerReload } from './scripts/client-bundle/router-reload.ts';
import { documentModules } from './web/graphql/document-modules.ts';

const require = createRequire(import.meta.url);

export default defineConfig(({ command }) => ({
  // What the server takes: a browser that knows it too need not send what is refused.
  define: { 'import.meta.env.MAXIMUM_PHOTO_MEGABYTES': MAXIMUM_MEGABYTES },
  plugins: [pageScripts(), documentModules({ generated: 'web/gql' }), routerReload(), reactRouter(), asciiServer()],
  // In development they say where they come from.
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } : {},
  resolve: {
    alias: {
      // Messages are compiled to syntax trees before the build, so the ICU parser never has to be sent.
      '@formatjs/icu-messageformat-parser': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
    },
    dedupe: ['react', 'react-dom', 'graphql', 'intl-messageformat'],
  },
  // In development: packages are found before the first page asks for them, which would be loaded twice.
  optimizeDeps: { entries: ['web/**/*.tsx', '!web/**/*.test.tsx'] },
  environments: {
    // In development: one file each, instead of hundreds of modules before the first page.
    ssr: {
      optimizeDeps: {
        include: ['@chakra-ui/react', '@chakra-ui/react/theme', 'react-intl', '@emotion/react', '@emotion/cache'],
        // The one that renders the page.
        rolldownOptions: { external: [/^react(-dom)?(\/|$)/] },
      },
    },
    client: {
      build: {
        target: OLDEST_TARGET,
        rolldownOptions: {
          // No getter of a package does anything but read.
          treeshake: { propertyReadSideEffects: false },
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
  build: {
    // Inlined data URIs would break preloading of fonts and messages, and be sent again with every page.
    assetsInlineLimit: 0,
  },
  ssr: {
    // Their entries are folders or named for bundlers: Node can't import them.
    noExternal: [
      /^@chakra-ui/,
      /^@ark-ui/,
      /^@zag-js/,
      /^@emotion/,
      /^@formatjs/,
      /^@atlaskit/,
      'react-intl',
      'intl-messageformat',
      // A file for each icon: one bundle loads faster.
      'lucide',
    ],
  },
}));
