import type { GraphQLSchema } from 'graphql';
import { choose, type Draw, happens } from './draw';
import { drawOperation, type Root, rootsOf, spoilDocument } from './graphql-document';
import { drawHeaders } from './headers';
import { hostileText, hostileValue } from './hostile';
import type { Known } from './known';
import type { FuzzRequest } from './request';

/** Where staff read; asked for more often than any other root, since so much hangs below it. */
const SHOP = 'channel';

/** Makes requests of a schema. */
export function graphqlRequests(schema: GraphQLSchema): (draw: Draw, known: Known) => FuzzRequest {
  const roots = rootsOf(schema);
  const shop = roots.find(([kind, { name }]) => kind === 'query' && name === SHOP);
  return (draw, known) => {
    const root: Root = shop && happens(draw, 25) ? shop : choose(draw, roots);
    const drawn = drawOperation(draw, known, schema, root);
    const operation = happens(draw, 4) ? spoilDocument(draw, drawn) : drawn;
    return toRequest(draw, operation);
  };
}

function toRequest(draw: Draw, { query, variables, fields }: ReturnType<typeof spoilDocument>): FuzzRequest {
  const isRead = query.startsWith('query') && happens(draw, 20);
  if (isRead) {
    const parts = new URLSearchParams({ query: query.toWellFormed(), variables: JSON.stringify(variables) });
    const path = `/graphql?${parts}`;
    // Longer ones Node itself refuses.
    if (path.length < 10_000) return { method: 'GET', path, headers: drawHeaders(draw), body: null, asks: fields };
  }
  const body = { query, variables, ...(happens(draw, 4) && strangeKeys(draw)) };
  const sent = happens(draw, 1) ? [body, body] : body;
  const headers = { 'content-type': 'application/json', ...drawHeaders(draw) };
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify(sent), asks: fields };
}

function strangeKeys(draw: Draw): object {
  return choose<object>(draw, [
    { operationName: draw(hostileText) },
    { variables: draw(hostileValue) },
    { query: draw(hostileValue) },
    { extensions: draw(hostileValue) },
    { extensions: { persistedQuery: { version: 1, sha256Hash: draw(hostileText) } } },
    { [draw(hostileText)]: draw(hostileValue) },
  ]);
}
