import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import {
  buildASTSchema,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import * as entities from './domain/entities/entities';
import { LINK_ICONS } from './domain/link-icons';
import { writeEntityDocuments } from './scripts/entity-documents';

type DocumentTransform = typeof addTypenameSelectionDocumentTransform;

/** Writes a refusal's fields out where the fragment is spread: a reader of the result's kind reads them without unmasking. */
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

const TYPENAME: SelectionNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Whether the client asks for its name: to tell results apart, and for the document cache, which forgets by name. */
const isAskedForItsName = (type: GraphQLNamedType | null | undefined): boolean =>
  isAbstractType(type) || (isObjectType(type) && 'id' in type.getFields());

/**
 * Selects `__typename` where the client reads it, since browsers send ids of stored documents and the cache cannot add it. Plain
 * values, as money and edges, have none: on a page of found dishes it was one field of five.
 */
const selectTypenames: DocumentTransform = {
  transform: ({ documents, schema }) => {
    const info = new TypeInfo(buildASTSchema(schema));
    return documents.map((file) => ({
      ...file,
      document:
        file.document &&
        visit(
          file.document,
          visitWithTypeInfo(info, {
            SelectionSet: {
              leave: (node) =>
                isAskedForItsName(info.getParentType()) && !node.selections.some(isTypename)
                  ? { ...node, selections: [TYPENAME, ...node.selections] }
                  : undefined,
            },
          }),
        ),
    }));
  },
};

const isTypename = (node: SelectionNode): boolean => node.kind === Kind.FIELD && node.name.value === '__typename';

/** 128 bits of the text's SHA-256, which no two of our documents share: each page has a dozen, and a digest does not compress. */
const storedIdOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export default {
  schema: './schema.graphql',
  hooks: { afterStart: () => writeEntityDocuments(Object.values(entities)) },
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
      documentTransforms: [writeRefusalsOut, selectTypenames],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        skipTypename: true,
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
