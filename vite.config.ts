import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { documentModules } from './web/graphql/document-modules';

const require = createRequire(import.meta.url);

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat|urql|@urql|wonka|@0no-co)\//;
const SHARED_UI = /\/web\/(?:ui|i18n|graphql)\/(?!layout\/command-center|theme\/(?:emotion|chakra))/;

export default defineConfig({
  plugins: [documentModules({ generated: 'web/gql' }), reactRouter()],
  resolve: {
    alias: {
      // Messages are compiled to syntax trees before the build, so the ICU parser never has to be sent.
      '@formatjs/icu-messageformat-parser': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
    },
    dedupe: ['react', 'react-dom', 'graphql'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files for what every page shares: on HTTP/1.1 a dozen tiny ones cost more than their bytes.
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'ui', test: SHARED_UI, minShareCount: 2 },
              ],
            },
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
    ],
  },
});
