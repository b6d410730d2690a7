import { expect, test } from 'vitest';
import { programsFor } from './remake';

const DOCUMENT = 'const Query = graphql(`\n  query Cart { cart { id } }\n`);';

test.each([
  ['a stylesheet', 'ui/theme/tokens.css', ':root {}', []],
  ['a component without a document', 'ui/price.tsx', 'export function Price() {}', []],
  ['a component with a document', 'storefront/cart.tsx', DOCUMENT, ['codegen']],
  ['the test of such a component', 'storefront/cart.test.tsx', DOCUMENT, []],
  ['what codegen has made', 'gql/gql.ts', DOCUMENT, []],
  ['a message', 'i18n/messages/ru/cart.json', '{}', ['scripts/messages.mjs']],
  ['a compiled message', 'i18n/compiled/ru/cart.json', '{}', []],
  ['the service worker', 'service-worker/service-worker.ts', '', ['scripts/bundle-service-worker.mjs']],
  [
    'a document of the live updates',
    'graphql/live/shared-worker.ts',
    DOCUMENT,
    ['codegen', 'scripts/bundle-service-worker.mjs'],
  ],
])('%s runs the programs that depend on it', (_what, file, text, made) => {
  expect(programsFor(file, text).map((program) => program.at(-1))).toEqual(made);
});
