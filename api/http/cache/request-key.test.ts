import { expect, test } from 'vitest';
import { requestKey } from './request-key';

const HOST = ['Host', 'shop.test'];
const JSON_BODY = ['Content-Type', 'application/json', 'Content-Length', '40'];

const get = (url: string, ...headers: string[]) =>
  requestKey({ method: 'GET', url, rawHeaders: [...HOST, ...headers] });
const post = (url: string, ...headers: string[]) =>
  requestKey({ method: 'POST', url, rawHeaders: [...HOST, ...headers] });

test.each([
  ['a page', get('/ru/catalog/pizza')],
  ['a stored document', get('/graphql?extensions=%7B%7D', 'Accept', 'application/json')],
  ['a document in a body', post('/graphql', ...JSON_BODY)],
  ['whoever chose a language', get('/', 'Cookie', 'locale=ru')],
  ['the same on https', get('/', 'Cookie', '__Host-locale=en')],
])('%s may be answered out of what is kept', (_what, question) => {
  expect(question).not.toBeNull();
});

test.each([
  ['a session', get('/', 'Cookie', 'carte_session=abc')],
  ['a session beside a language', get('/', 'Cookie', 'locale=ru; carte_session=abc')],
  ['a session in a second header', get('/', 'Cookie', 'locale=ru', 'cookie', 'carte_session=abc')],
  ['a cookie that nobody knows', get('/', 'Cookie', 'other=1')],
  ['a token', get('/', 'AUTHORIZATION', 'Bearer carte_x')],
  ['a session of a program', get('/', 'Carte-Session', 'abc')],
  ['a preflight’s question', get('/', 'Access-Control-Request-Method', 'POST')],
  ['a part of the bytes', get('/', 'Range', 'bytes=0-1')],
  ['a body of unknown length', post('/graphql', 'Transfer-Encoding', 'chunked')],
  ['a compressed body', post('/graphql', ...JSON_BODY, 'Content-Encoding', 'gzip')],
  ['a long body', post('/graphql', 'Content-Length', '9000')],
  ['a body without a length', post('/graphql')],
  ['a length that is none', post('/graphql', 'Content-Length', 'many')],
  ['a body where none belongs', get('/', 'Content-Length', '4')],
  ['a POST of a page', post('/', ...JSON_BODY)],
  ['a REST path', get('/api/channel')],
  ['the command center', get('/command-center/orders')],
  ['a whole address', get('http://shop.test/')],
  ['an endless address', get(`/catalog?q=${'a'.repeat(7_000)}`)],
])('%s is never answered out of what is kept', (_what, question) => {
  expect(question).toBeNull();
});

test.each(['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', undefined])('neither is %s', (method) => {
  expect(requestKey({ method, url: '/', rawHeaders: HOST })).toBeNull();
});

test.each([
  'Host',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Origin',
  'Sec-Fetch-Site',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'X-Locale',
  'Content-Type',
])('another %s is another question, however the name is written', (name) => {
  const heads = [get('/', name, 'one'), get('/', name, 'two'), get('/')].map((question) => question?.head);
  expect(new Set(heads).size).toBe(3);
  expect(get('/', name.toUpperCase(), 'one')?.head).toBe(heads[0]);
});

test('who asks by which program, and what it has already, makes no other question', () => {
  const plain = get('/');
  expect(get('/', 'User-Agent', 'curl', 'X-Forwarded-For', '192.0.2.1')).toEqual(plain);
  expect(get('/', 'If-None-Match', '"a"')).toEqual({ ...plain, knownTags: '"a"' });
  expect(get('/', 'If-None-Match', '"a"', 'if-none-match', '"b"')?.knownTags).toBe('"a", "b"');
});

test('what no page reads of its address makes no other question', () => {
  expect(get('/ru/catalog?utm_source=qr&x=1')).toEqual(get('/ru/catalog'));
  expect(get('/catalog?tag=VEGAN&x=1')).toEqual(get('/catalog?tag=VEGAN'));
  expect(get('/graphql?x=1')).not.toEqual(get('/graphql'));
});
