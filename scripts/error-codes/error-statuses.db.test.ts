import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shop, type World } from '../../api/checkout/testing-world';
import { startTestServer, type TestServer } from '../../api/http/server/testing-server';
import { createTestToken } from '../../api/staff/testing';
import { REQUEST_FAILURES } from './cures';

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const posted = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Asked => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const query = (text: string, headers?: Readonly<Record<string, string>>) =>
  posted('/graphql', { query: text }, headers);
const got = (path: string, headers: Readonly<Record<string, string>> = {}): Asked => ({ path, headers });
const many = (count: number, part: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');

const SECRET = '+49 30 901820';
const WATCH = 'subscription { catalogChanged }';
const NO_DOCUMENT = { persistedQuery: { version: 1, sha256Hash: 'ab'.repeat(32) } };
const FOREIGN = { cookie: 'locale=en', origin: 'https://evil.example' };
const OWN_PAGE = { cookie: 'locale=en', 'sec-fetch-site': 'same-origin' };
const NO_TOKEN = { authorization: 'Bearer carte_no' };
const PROGRAM = { authorization: 'Bearer PROGRAM' };

/** Both doors refuse alike, each in its own shape. */
const atBoth = (headers: Readonly<Record<string, string>>): readonly Asked[] => [
  posted('/graphql', { query: '{ __typename }' }, headers),
  posted('/api/checkout/add', {}, headers),
];

/** Requests that provoke each failure. */
const PROVOKED: Readonly<Record<string, readonly Asked[]>> = {
  ALIAS_LIMIT_EXCEEDED: [query(`{ channel { ${many(20, (at) => `a${at}: name`)} } }`)],
  BAD_REQUEST: [
    posted('/graphql', {}),
    posted('/graphql', 'null'),
    posted('/graphql', [{ query: '{ __typename }' }]),
    posted('/graphql', { query: 7 }),
    posted('/graphql', { query: '{ __typename }', variables: 'none' }),
    posted('/graphql', { query: '{ __typename }', variable: {} }),
    got('/graphql?variables={}'),
  ],
  BAD_USER_INPUT: [
    got('/graphql?query=%7B__typename%7D&variables=no'),
    query('{ channel { menus { categories { products(after: "no") { nodes { id } } } } } }'),
    posted('/graphql', { query: 'query ($slug: String!) { product(slug: $slug) { id } }', variables: { slug: 7 } }),
  ],
  BODY_TOO_LARGE: ['/graphql', '/api/checkout/add'].map((path) => posted(path, { comment: 'x'.repeat(300_000) })),
  COST_LIMIT_EXCEEDED: [
    query('{ channel { clients(first: 100) { nodes { orders(first: 100) { nodes { lines { id } } } } } } }'),
  ],
  CURSOR_EXPIRED: [
    got(`/api/orders?since=${btoa(`2026-11-20T12:00:00Z|${'0'.repeat(36)}|9|99999999999999`)}`, PROGRAM),
  ],
  DEPTH_LIMIT_EXCEEDED: [
    query(
      '{ menu { categories { menu { categories { menu { categories { menu { categories { menu { categories { name } } } } } } } } } } }',
    ),
  ],
  DIRECTIVE_LIMIT_EXCEEDED: [query(`{ channel { name ${many(60, () => '@include(if: true)')} } }`)],
  FORBIDDEN: [...atBoth(FOREIGN), query('{ channel { receivers { name } } }', PROGRAM)],
  GRAPHQL_PARSE_FAILED: [query('{ channel'), query('{ channel', { accept: 'application/graphql-response+json' })],
  GRAPHQL_VALIDATION_FAILED: [query('{ channel { nam } }')],
  HTTPS_NOT_SET: atBoth({ ...OWN_PAGE, origin: 'https://shop.example' }),
  INVALID_CURSOR: [
    got('/api/orders?since=no', PROGRAM),
    query('{ channel { orders(after: "no") { nodes { id } } } }', PROGRAM),
  ],
  INVALID_ID: [query('{ node(id: "no") { id } }'), query('{ nodes(ids: ["no"]) { id } }')],
  INVALID_PAGE: [query('{ channel { search(query: "cola", first: 1, last: 1) { nodes { id } } } }')],
  INVALID_TOKEN: [...atBoth(NO_TOKEN), got('/api/orders', { authorization: 'Bearer' })],
  MALFORMED_REQUEST: ['/graphql', '/api/checkout/add'].flatMap((path) =>
    ['', `{"phone":"${SECRET}`].map((body) => posted(path, body)),
  ),
  METHOD_NOT_ALLOWED: [
    { path: '/api/channel', method: 'DELETE' },
    { path: '/api/channel', method: 'PROPFIND' },
    { path: '/graphql', method: 'PUT' },
    { path: '/graphql', method: 'PROPFIND' },
    { path: '/graphql/stream', method: 'POST' },
    got(`/graphql?query=${encodeURIComponent('mutation { clearCheckout { __typename } }')}`),
  ],
  NOT_ACCEPTABLE: [
    query('{ __typename }', { accept: 'text/css' }),
    query(WATCH, { accept: 'multipart/mixed' }),
    query(WATCH, { accept: 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0,application/json' }),
    query(WATCH, { accept: 'application/json' }),
  ],
  NOT_FOUND: ['/api/nothing', '/graphql/nothing', '/graphql/explorer/nothing', '/media/nothing', '/health/nothing'].map(
    (path) => got(path),
  ),
  OPERATION_RESOLUTION_FAILURE: [
    posted('/graphql', { query: 'query One { __typename }', operationName: 'Two' }),
    query('query One { __typename } query Two { __typename }'),
  ],
  PAGE_TOO_LARGE: [query('{ channel { search(query: "cola", first: 101) { nodes { id } } } }')],
  PERSISTED_QUERY_NOT_IN_LIST: [
    posted('/graphql', { extensions: NO_DOCUMENT }),
    got(`/graphql?extensions=${encodeURIComponent(JSON.stringify(NO_DOCUMENT))}`),
  ],
  ROOT_FIELD_LIMIT_EXCEEDED: [query(`{ ${many(22, () => '__typename')} }`)],
  TOKEN_LIMIT_EXCEEDED: [query(`{ ${many(2_100, () => '__typename')} }`)],
  UNAUTHENTICATED: [query('{ channel { receivers { name } } }'), got('/api/orders'), got('/api/menu/export')],
  UNSUPPORTED_MEDIA_TYPE: ['/graphql', '/api/checkout/add'].map((path) =>
    posted(path, '{}', { 'content-type': 'text/plain' }),
  ),
  WRONG_ADDRESS: atBoth({ ...OWN_PAGE, origin: 'http://shop.example' }),
};

/** What a server refuses that is not as the others are. */
const OF_OTHER_SERVERS = {
  INTERNAL: {
    services: {
      now: () => {
        throw new Error('no clock');
      },
    },
  },
  SHOP_NOT_SET_UP: {},
  TOO_MANY_REQUESTS: { perMinute: 3 },
} as const;

/** They need a lock, many connections or no database: their own tests hold their shape. */
const ELSEWHERE = ['EXECUTION_TIMEOUT', 'TOO_MANY_STREAMS', 'UNAVAILABLE'];

test('each failure of the page is sent', () => {
  const sent = [...Object.keys(PROVOKED), ...Object.keys(OF_OTHER_SERVERS), ...ELSEWHERE];
  expect(sent.sort()).toEqual(REQUEST_FAILURES.map(({ code }) => code).sort());
});

async function expectFailure(url: string, code: string, { path, ...init }: Asked) {
  const response = await fetch(url + path, init);
  const body: unknown = await response.json();
  const requestId = response.headers.get('x-request-id');
  const failure = path.startsWith('/graphql')
    ? { errors: [{ message: expect.any(String), extensions: { code, requestId } }] }
    : { error: { code, message: expect.any(String), requestId } };
  expect(body).toMatchObject(failure);
  const statuses = REQUEST_FAILURES.find((one) => one.code === code)?.status.split(/, | or /);
  expect(statuses).toContain(String(response.status));
  expect(JSON.stringify(body)).not.toContain(SECRET);
}

describe('an open shop', () => {
  let server: TestServer;
  let world: World;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer();
    world = await shop(server.database.db).dish('Cola', 300).open();
    token = await createTestToken(world.db, world.channel, ['ORDERS_READ']);
  });
  afterAll(() => server.close());

  test.each(Object.entries(PROVOKED).flatMap(([code, all]) => all.map((asked) => ({ code, asked, path: asked.path }))))(
    'answers $code as the page documents, in its one shape, at $path',
    async ({ code, asked }) => {
      const isSigned = asked.headers?.['authorization'] === PROGRAM.authorization;
      const headers = { ...asked.headers, ...(isSigned && { authorization: `Bearer ${token}` }) };
      await expectFailure(server.url, code, { ...asked, headers });
    },
  );

  test('says what was probably meant, and takes an empty name of an operation for none', async () => {
    const client = server.client();
    expect(JSON.stringify((await client.graphql('{ channel { nam } }')).body)).toContain('Did you mean \\"name\\"');
    for (const text of ['{ __typename }', 'query One { __typename }']) {
      const { body } = await client.post('/graphql', { query: text, operationName: '' });
      expect(body).toEqual({ data: { __typename: 'Query' } });
    }
  });
});

describe.each(Object.entries(OF_OTHER_SERVERS))('%s', (code, options) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(options);
    for (let sent = 0; sent < 3; sent += 1) await fetch(`${server.url}/api/channel`);
  });
  afterAll(() => server.close());

  test.each([query('{ page(slug: "no") { id } }'), posted('/api/auth/session', {})])(
    'is answered in its one shape at $path',
    (asked) => expectFailure(server.url, code, asked),
  );
});
