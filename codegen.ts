import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

export default {
  schema: './schema.graphql',
  documents: ['web/**/*.{ts,tsx}', '!web/gql/**', '!web/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    './web/gql/': {
      preset: 'client',
      // The browser sends ids only, so what the document cache needs must stand in the stored text itself.
      documentTransforms: [addTypenameSelectionDocumentTransform],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        nonOptionalTypename: true,
        skipTypename: false,
        scalars: { ID: 'string', DateTime: 'string', Date: 'string', TimeOfDay: 'string', URL: 'string' },
      },
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: 'readFragment' },
        // The bare digest, as `extensions.persistedQuery.sha256Hash` wants it.
        persistedDocuments: { hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex') },
        skipIndexFile: true,
      },
    },
  },
} satisfies CodegenConfig;
