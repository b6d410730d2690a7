import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoShop } from '../../demo/load-demo';
import { exampleOperations, PASTE } from '../../graphql/examples';
import { hashPassword } from '../../staff/passwords/password';
import type { TestClient } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';

/** The explorer's tabs, one after the other, as a newcomer tries them on the demo shop. */
let server: TestServer;
let visitor: TestClient;
let staff: TestClient;
/** What the newcomer has copied from the answers so far. */
const pasted = new Map<string, unknown>([[PASTE.key, randomUUID()]]);

beforeAll(async () => {
  server = await startTestServer();
  const secretKey = Buffer.alloc(32, 7);
  const photos = { write: async () => {}, remove: async () => {} };
  const administrator = await createDemoShop(server.database.db, { hashPassword, secretKey, photos: photos as never });
  visitor = server.client();
  staff = server.client();
  await staff.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }', {
    input: administrator,
  });
});
afterAll(() => server.close());

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry)]));
  return typeof value === 'string' && value.startsWith('‹') ? pasted.get(value) : value;
}

interface Data {
  readonly channel?: { readonly paymentMethods?: readonly { readonly id: string }[] };
  readonly product?: {
    readonly variants: readonly { readonly id: string }[];
    readonly optionGroups: readonly { readonly options: readonly { readonly id: string }[] }[];
  };
  readonly placeOrder?: { readonly __typename: string; readonly token: string };
  readonly addLine?: { readonly __typename: string };
}

function copy({ channel, product, placeOrder }: Data): void {
  if (channel?.paymentMethods) pasted.set(PASTE.paymentMethod, channel.paymentMethods[0]?.id);
  if (product) {
    pasted.set(PASTE.variant, product.variants[0]?.id);
    pasted.set(PASTE.option, product.optionGroups[0]?.options[0]?.id);
  }
  if (placeOrder) pasted.set(PASTE.token, placeOrder.token);
}

const named = exampleOperations.map((example) => {
  const [, kind, name] = /^(query|mutation|subscription) (\w+)/m.exec(example.document) ?? [];
  return { ...example, kind, name };
});

test.each(named.filter(({ kind }) => kind !== 'subscription'))(
  '$name answers',
  async ({ name, document, variables }) => {
    const client = name === 'Board' ? staff : visitor;
    const { status, body } = await client.graphql(document, filled(variables) as object);
    expect([status, body]).toEqual([200, { data: expect.anything() }]);
    const { data } = body as { data: Data };
    copy(data);
    expect(Object.values(data)).not.toContain(null);
    const results = [data.addLine, data.placeOrder].flatMap((result) => result?.__typename ?? []);
    expect(results.filter((type) => type !== 'Checkout')).toEqual([]);
  },
);

test.each(named.filter(({ kind }) => kind === 'subscription'))('$name is watched', async ({ document, variables }) => {
  const leaving = new AbortController();
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: document, variables: filled(variables) }),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  leaving.abort();
});

test('every tab has a name of its own', () => {
  expect(new Set(named.map(({ name }) => name)).size).toBe(exampleOperations.length);
});
