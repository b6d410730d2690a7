import type { TypedDocumentNode } from '@urql/core';
import type { RouterContextProvider } from 'react-router';
import { query } from '../../../graphql/query';

interface PartArguments {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly productId: string };
}

/** What a part of a product’s page reads: the frame around it has asked who may. */
export async function readProductPart<Data>(
  { context, params: { productId } }: PartArguments,
  document: TypedDocumentNode<Data, { id: string }>,
) {
  const variables = { id: productId };
  return { data: await query(context, document, variables), variables };
}
