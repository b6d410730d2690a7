import type { CodegenConfig } from '@graphql-codegen/cli';

/** As the guide of GraphQL Code Generator has it; the schema is read from the running shop. */
const config: CodegenConfig = {
  schema: process.env.SHOP_GRAPHQL ?? '',
  documents: ['program.ts'],
  generates: {
    './__generated__/': {
      preset: 'client',
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { DateTime: 'string', Date: 'string', TimeOfDay: 'string' },
      },
    },
  },
};

export default config;
