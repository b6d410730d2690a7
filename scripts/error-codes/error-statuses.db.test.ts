import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../api/checkout/testing-world';
import { startTestServer, type TestServer } from '../../api/http/server/testing-server';
import { REQUEST_FAILURES } from './cures';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

const JSON_BODY = { method: 'POST', headers: { 'content-type': 'application/json' } };
const query = (text: string) => ({ path: '/graphql', ...JSON_BODY, body: JSON.stringify({ query: text }) });
const many = (count: number, part: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');

/** A request that provokes each failure; the others need a broken database, an overload or a proxy. */
const PROVOKED = {
  ALIAS_LIMIT_EXCEEDED: query(`{ channel { ${many(20, (at) => `a${at}: name`)} } }`),
  BAD_USER_INPUT: { path: '/graphql?query=%7B__typename%7D&variables=no' },
  BODY_TOO_LARGE: { path: '/api/checkout/add', ...JSON_BODY, body: JSON.stringify({ comment: 'x'.repeat(300_000) }) },
  COST_LIMIT_EXCEEDED: query(
    '{ channel { clients(first: 100) { nodes { orders(first: 100) { nodes { lines { id } } } } } } }',
  ),
  DEPTH_LIMIT_EXCEEDED: query(
    '{ menu { categories { menu { categories { menu { categories { menu { categories { menu { categories { name } } } } } } } } } } }',
  ),
  DIRECTIVE_LIMIT_EXCEEDED: query(`{ channel { name ${many(60, () => '@include(if: true)')} } }`),
  INVALID_ID: query('{ node(id: "no") { id } }'),
  INVALID_PAGE: query('{ channel { search(query: "cola", first: 1, last: 1) { nodes { id } } } }'),
  INVALID_TOKEN: { path: '/api/channel', headers: { authorization: 'Bearer carte_no' } },
  MALFORMED_REQUEST: { path: '/api/checkout/add', ...JSON_BODY, body: '{' },
  METHOD_NOT_ALLOWED: { path: '/api/channel', method: 'DELETE' },
  NOT_FOUND: { path: '/api/nothing' },
  PAGE_TOO_LARGE: query('{ channel { search(query: "cola", first: 101) { nodes { id } } } }'),
  ROOT_FIELD_LIMIT_EXCEEDED: query(`{ ${many(22, () => '__typename')} }`),
  TOKEN_LIMIT_EXCEEDED: query(`{ ${many(2_100, () => '__typename')} }`),
  UNAUTHENTICATED: query('{ channel { receivers { name } } }'),
  UNSUPPORTED_MEDIA_TYPE: { path: '/graphql', method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
} as const;

test.each(Object.entries(PROVOKED))('%s has the status that the page documents', async (code, { path, ...init }) => {
  const response = await fetch(`${server.url}${path}`, init);
  expect(await response.text()).toContain(`"code":"${code}"`);
  const told = REQUEST_FAILURES.find((failure) => failure.code === code)?.status.split(' or ');
  expect(told).toContain(String(response.status));
});
