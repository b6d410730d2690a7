import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { TypedDocumentNode } from '@urql/core';
import { createSchema, createYoga } from 'graphql-yoga';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowserClient } from './client';

const STORED: Readonly<Record<string, string>> = {
  aaa: 'query Greeting($name: String!) { greeting(name: $name) }',
  bbb: 'mutation Count { count }',
};

/** What the bundler leaves of a document in the browser. */
function stub<Data, Variables>(operation: string, name: string, hash: string) {
  const definition = {
    kind: 'OperationDefinition',
    operation,
    name: { kind: 'Name', value: name },
    selectionSet: { kind: 'SelectionSet', selections: [] },
  };
  return { kind: 'Document', definitions: [definition], __meta__: { hash } } as unknown as TypedDocumentNode<
    Data,
    Variables
  >;
}
const Greeting = stub<{ greeting: string }, { name: string }>('query', 'Greeting', 'aaa');
const Count = stub<{ count: number }, Record<string, never>>('mutation', 'Count', 'bbb');

let count = 0;
const yoga = createYoga({
  schema: createSchema({
    typeDefs: 'type Query { greeting(name: String!): String! } type Mutation { count: Int! }',
    resolvers: {
      Query: { greeting: (_root: unknown, { name }: { name: string }) => `Hello, ${name}` },
      Mutation: { count: () => ++count },
    },
  }),
  plugins: [persistedOperations({ getPersistedOperation: (id) => STORED[id] ?? null })],
  logging: false,
});
const seen: IncomingMessage[] = [];
const server = createServer((request, response) => {
  seen.push(request);
  void yoga(request, response);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a query goes as a GET with its stored id and the page’s language', async () => {
  const result = await createBrowserClient('ru', url).query(Greeting, { name: 'Ada' });
  expect(result.data).toEqual({ greeting: 'Hello, Ada' });
  const request = seen.at(-1);
  expect(request?.method).toBe('GET');
  expect(request?.headers['x-locale']).toBe('ru');
  expect(decodeURIComponent(request?.url ?? '')).toContain('"sha256Hash":"aaa"');
  expect(request?.url).not.toContain('query=');
});

test('a mutation goes as a POST', async () => {
  const result = await createBrowserClient('en', url).mutation(Count, {});
  expect(result.data).toEqual({ count: 1 });
  expect(seen.at(-1)?.method).toBe('POST');
});

test('a document that was not built by graphql() never leaves the browser', () => {
  const { __meta__: _, ...unknown } = stub<object, object>('query', 'Other', 'ddd') as TypedDocumentNode & {
    __meta__: object;
  };
  expect(() =>
    createBrowserClient('en', url)
      .query(unknown as typeof Greeting, { name: '' })
      .subscribe(() => {}),
  ).toThrow('only documents from graphql()');
});
