import { type Exchange, mapExchange, type Operation } from '@urql/core';

/** The id that codegen left on a document: a short SHA-256. */
function storedId(document: Operation['query']): string | null {
  if (!('__meta__' in document)) return null;
  const meta = document.__meta__;
  return typeof meta === 'object' && meta !== null && 'hash' in meta && typeof meta.hash === 'string'
    ? meta.hash
    : null;
}

function withStoredId(operation: Operation, sha256Hash: string): Operation {
  return { ...operation, extensions: { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } } };
}

/** Names the stored document in the request, which makes urql leave the text out: the browser hasn't got it. */
export const storedIdExchange: Exchange = mapExchange({
  onOperation(operation) {
    const sha256Hash = storedId(operation.query);
    if (!sha256Hash) throw new Error('only documents from graphql() can be sent from the browser');
    return withStoredId(operation, sha256Hash);
  },
});

/** For loaders, which have the text: a stored document is not parsed and checked again, nor held to strangers' limits. */
export const storedIdIfAnyExchange: Exchange = mapExchange({
  onOperation(operation) {
    const sha256Hash = storedId(operation.query);
    return sha256Hash ? withStoredId(operation, sha256Hash) : operation;
  },
});

/** The stored document that a request names. */
export function storedIdOf(extensions: Operation['extensions']): string | undefined {
  return extensions?.persistedQuery?.sha256Hash;
}
