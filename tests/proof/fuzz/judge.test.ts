import { expect, test } from 'vitest';
import { judge } from './judge';
import { MARK } from './untouched';

const ask = (path: string, method = 'POST') => ({ method, path, headers: {}, body: null, asks: [] });
const json = (status: number, body: unknown) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

test('data, refusals with a reason and pages are good answers', () => {
  expect(judge(ask('/graphql'), json(200, { data: null }))).toEqual([]);
  const refusal = { errors: [{ message: 'No.', extensions: { code: 'BAD_USER_INPUT' } }] };
  expect(judge(ask('/graphql'), json(400, refusal))).toEqual([]);
  expect(judge(ask('/api/checkout'), json(422, { error: { code: 'INVALID_INPUT', message: 'No.' } }))).toEqual([]);
  const page = { status: 404, headers: { 'content-type': 'text/html' }, text: '<p>There’s nothing at 10:20</p>' };
  expect(judge(ask('/nothing'), page)).toEqual([]);
  // A resolved path is a page here, and nothing of the API.
  expect(judge(ask('/api/../nothing'), page)).toEqual([]);
  expect(judge(ask('about/api/menu'), { status: 400, headers: {}, text: '' })).toEqual([]);
  // Node reads no head of more than 16 KB, and says so without asking anybody.
  expect(judge(ask('/api/checkout'), { status: 431, headers: {}, text: '' })).toEqual([]);
});

test.each([
  ['a failure', '/graphql', json(500, { errors: [] }), 'answered 500'],
  [
    'a masked failure',
    '/graphql',
    json(200, { errors: [{ message: '', extensions: { code: 'INTERNAL' } }] }),
    'failed',
  ],
  ['one in a stream', '/graphql', { ...json(200, 'data: {"code":"INTERNAL"}'), headers: {} }, 'failed'],
  ['a stack', '/x', { ...json(400, 'Oh\n    at run (/srv/a.js:1:2)'), headers: {} }, 'inside'],
  ['a library’s words', '/x', { ...json(400, 'Invalid `prisma.product.findMany()`'), headers: {} }, 'inside'],
  ['the database’s words', '/graphql', json(200, { m: 'relation "Product" does not exist' }), 'inside'],
  ['what another shop has', '/graphql', json(200, { name: MARK }), 'another shop'],
  ['half of an answer', '/graphql', json(200, '{"data":'), 'none'],
  ['no reason', '/api/checkout', { status: 404, headers: {}, text: '404 Not Found' }, 'no reason'],
])('%s is a fault', (_title, path, answer, fault) => {
  expect(judge(ask(path), answer).join()).toContain(fault);
});
