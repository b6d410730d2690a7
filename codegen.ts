import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { type FragmentDefinitionNode, Kind, visit } from 'graphql';
import { LINK_ICONS } from './domain/link-icons';

type DocumentTransform = typeof addTypenameSelectionDocumentTransform;

/** Writes a refusal's fields out where the fragment is spread: whoever asks what a result is reads them without unmasking. */
const writeRefusalsOut: DocumentTransform = {
  transform: ({ documents }) => {
    const fragment = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .find(
        (node): node is FragmentDefinitionNode =>
          node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === 'Refusal',
      );
    if (!fragment) throw new Error('No document defines the fragment Refusal');
    const { typeCondition, selectionSet } = fragment;
    return documents.map((file) => ({
      ...file,
      document:
        file.document &&
        visit(file.document, {
          FragmentSpread: ({ name }) =>
            name.value === 'Refusal' ? { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet } : undefined,
        }),
    }));
  },
};

/** 128 bits of the text's SHA-256, which no two of our documents share: each page has a dozen, and a digest does not compress. */
const storedIdOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export default {
  schema: './schema.graphql',
  documents: ['web/**/*.{ts,tsx}', '!web/gql/**', '!web/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  generates: {
    // What commands take: `parseInput` holds each zod rule against the input type that it stands for.
    './api/generated/inputs.ts': {
      plugins: ['typescript'],
      config: {
        onlyOperationTypes: true,
        enumsAsTypes: true,
        immutableTypes: true,
        strictScalars: true,
        useTypeImports: true,
        // As the enums' values are inside the API.
        enumValues: { LinkIcon: Object.fromEntries(LINK_ICONS.map((icon) => [icon.toUpperCase(), icon])) },
        scalars: { ID: 'string', DateTime: 'Date', Date: 'string', TimeOfDay: 'string' },
      },
    },
    './web/gql/': {
      preset: 'client',
      // The browser sends ids only, so what the document cache needs must stand in the stored text itself.
      documentTransforms: [writeRefusalsOut, addTypenameSelectionDocumentTransform],
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
        persistedDocuments: { hashAlgorithm: storedIdOf },
        skipIndexFile: true,
      },
    },
  },
} satisfies CodegenConfig;
