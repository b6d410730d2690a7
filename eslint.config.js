import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importZones } from './scripts/lint/import-zones.mjs';

const unpacked = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression.argument',
  message: 'Unpack it: TypeScript checks no excess properties of a literal that is spread.',
};
const guardedClient = {
  selector: 'NewExpression[callee.object.name="pg"]',
  message: 'A lost connection of it would end the process: take PostgresClient.',
};

/** Biome does the style and the common faults; ESLint does what needs types, and the zones of the architecture. */
export default tseslint.config(
  {
    ignores: ['build', 'data', 'api/generated', 'web/gql', 'web/i18n/compiled', '.react-router', 'public'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { carte: { rules: { 'import-zones': importZones } } },
    rules: {
      'carte/import-zones': 'error',
      'no-restricted-syntax': ['error', unpacked],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allowThrowingUnknown: true, allow: ['Response', 'DataWithResponseInit'] },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ['web/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['api/**/*.ts'],
    ignores: ['api/env.ts', 'api/kernel/property-runs.ts', 'api/db/testing-server.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'api/env.ts alone reads it.' },
      ],
    },
  },
  {
    files: ['api/**/*.ts'],
    ignores: ['api/**/testing*.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', unpacked, guardedClient],
    },
  },
  {
    files: [
      'api/**/*.{command,rest,graphql}.ts',
      'api/**/*{input,rule,rules,schemas,answers}*.ts',
      'api/kernel/**/*.ts',
    ],
    ignores: ['api/generated/**', 'api/kernel/property-runs.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'api/env.ts alone reads it.' },
        {
          object: 'z',
          property: 'object',
          message: 'It drops what it does not know: take z.strictObject, or z.looseObject for what others wrote.',
        },
      ],
    },
  },
  {
    files: ['api/**/*.command.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        unpacked,
        guardedClient,
        {
          selector: 'Identifier[name="input"] > TSTypeAnnotation > TSUnknownKeyword',
          message: 'Take the input’s type of api/generated/inputs.ts: parseInput then holds the rule against it.',
        },
        {
          selector: 'MemberExpression > Identifier.property[name=/^.(query|execute)Raw/]',
          message: 'SQL is in a store: a command reads and writes rows through the transaction (decision 69).',
        },
      ],
    },
  },
);
