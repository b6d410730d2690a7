import { ENTRY_POINTS } from './entry-points.mjs';
import { install } from './install.mjs';

/** Tests and end-to-end tests are no input of the build. */
const TESTS = /\.(test|e2e)\.tsx?$/;
const GENERATED = /^web\/(gql|documents|i18n\/compiled)\//;

/** The input hash of each step's last run. It is outside of `build/`, because building the pages empties that. */
export const STAMPS = '.stamps';

/** An input of every step. */
const PACKAGES = ['package-lock.json', 'tsconfig.json'];

/**
 * The steps before the server can run, in order. A step runs when one of its `outputs` is missing or the contents
 * of its `inputs` have changed since its last run.
 */
export const steps = [
  install,
  {
    name: 'generate',
    doing: 'Generating the database client',
    done: 'Database client generated',
    inputs: ['prisma/schema.prisma', 'package-lock.json'],
    outputs: ['api/generated/prisma/client.ts', 'api/generated/pothos.ts'],
    command: () => [process.execPath, 'scripts/prisma.mjs', 'generate'],
  },
  {
    name: 'messages',
    doing: 'Compiling the messages',
    done: 'Messages compiled',
    inputs: ['scripts/messages.mjs', 'scripts/messages', 'web/i18n/messages', 'web/extensions'],
    outputs: ['web/i18n/compiled'],
    command: () => [process.execPath, 'scripts/messages.mjs'],
  },
  {
    name: 'codegen',
    doing: 'Generating the types of GraphQL documents and inputs',
    done: 'Types of GraphQL documents and inputs generated',
    inputs: ['schema.graphql', 'codegen.ts', 'scripts/entity-documents.ts', 'domain/entities', 'web', ...PACKAGES],
    ignored: new RegExp(`${GENERATED.source}|${TESTS.source}`),
    outputs: ['web/gql/graphql.ts', 'web/gql/persisted-documents.json', 'api/generated/inputs.ts'],
    command: () => ['node_modules/.bin/graphql-codegen', '--config', 'codegen.ts'],
  },
  {
    name: 'client',
    doing: 'Building the pages',
    done: 'Pages built',
    inputs: [
      'web',
      'domain',
      'public',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/client-bundle',
      'scripts/preparation/ascii.mjs',
      ...PACKAGES,
    ],
    ignored: TESTS,
    outputs: ['build/client', 'build/server/index.js'],
    command: () => ['node_modules/.bin/react-router', 'build'],
    env: { NODE_ENV: 'production' },
  },
  {
    name: 'service-worker',
    doing: 'Building the service worker',
    done: 'Service worker built',
    inputs: [`${STAMPS}/client`, 'scripts/bundle-service-worker.mjs'],
    outputs: ['service-worker', 'offline', 'look-up-locales', 'live-updates', 'sign-in-window', 'explorer'].map(
      (name) => `build/client/${name}.js`,
    ),
    command: () => [process.execPath, 'scripts/bundle-service-worker.mjs'],
  },
  {
    name: 'compress',
    doing: 'Compressing the pages’ files',
    done: 'Files compressed',
    inputs: [`${STAMPS}/client`, `${STAMPS}/service-worker`, 'scripts/compress-client.mjs'],
    outputs: ['build/client/assets'],
    command: () => [process.execPath, 'scripts/compress-client.mjs'],
  },
  {
    name: 'server',
    doing: 'Building the server',
    done: 'Server built',
    inputs: [
      ...['api', 'domain', 'prisma/migrations', 'scripts/bundle-server.mjs'],
      ...['scripts/preparation/ascii.mjs', 'scripts/preparation/entry-points.mjs'],
      ...PACKAGES,
    ],
    ignored: TESTS,
    outputs: [...ENTRY_POINTS.map((name) => `build/api/${name}.js`), 'build/migrations'],
    command: () => [process.execPath, 'scripts/bundle-server.mjs'],
  },
];
