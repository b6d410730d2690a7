import { expect, test } from 'vitest';
import { kindOf } from './request-kind';

const ORIGIN = 'https://shop.example';
const READ = { method: 'GET', mode: 'cors' };
const VISIT = { method: 'GET', mode: 'navigate' };
const kind = (path: string, asked = READ) => kindOf(new URL(path, ORIGIN), asked, ORIGIN);

test.each(['/', '/ru', '/en/', '/catalog', '/ru/catalog/pizza', '/catalog/pizza/margherita?variant=1', '/delivery'])(
  'a visit to %s is kept',
  (path) => {
    expect(kind(path, VISIT)).toBe('page');
  },
);

test.each(['/checkout', '/ru/checkout', '/finish?order=abc', '/en/finish', '/search?q=pizza'])(
  '%s is one shopper’s own: never kept',
  (path) => {
    expect(kind(path, VISIT)).toBe('personal');
    expect(kind(`${path.split('?')[0]}.data`)).toBeNull();
  },
);

test.each([
  '/command-center',
  '/ru/command-center/checkout',
  '/command-center.data',
  '/welcome',
  '/graphql?id=1',
  '/api/checkout',
  '/builds/latest.json',
  '/health/ready',
])('%s is none of its business', (path) => {
  expect(kind(path)).toBeNull();
  expect(kind(path, VISIT)).toBeNull();
});

test('no write ever is', () => {
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
    expect(kind('/graphql', { method, mode: 'cors' })).toBeNull();
    expect(kind('/catalog', { method, mode: 'navigate' })).toBeNull();
    expect(kind('/catalog.data', { method, mode: 'cors' })).toBeNull();
  }
});

test('the files of a page are recognized', () => {
  expect(kind('/assets/main-1a2b.js')).toBe('file');
  expect(kind('/media/0123/480.webp')).toBe('file');
  expect(kind('/offline.js')).toBe('named');
  expect(kind('/look-up-locales.js')).toBe('named');
  expect(kind('/icons/food/pizza-96.webp')).toBe('named');
  expect(kind('/ru/catalog.data?_routes=shop')).toBe('data');
  expect(kind('/manifest.webmanifest')).toBeNull();
});

test('another origin is left alone', () => {
  expect(kind('https://elsewhere.example/assets/a.js')).toBeNull();
});

test('a page whose name only begins like a personal one is a page', () => {
  expect(kind('/checkouts', VISIT)).toBe('page');
  expect(kind('/command-centers', VISIT)).toBe('page');
});
