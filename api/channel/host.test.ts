import { expect, test } from 'vitest';
import { parseHost } from './host';

test.each([
  ['example.com', 'example.com'],
  [' Shop.Example.COM ', 'shop.example.com'],
  ['пицца.рф', 'xn--80apu3aa.xn--p1ai'],
  ['localhost', 'localhost'],
  ['192.168.1.10', '192.168.1.10'],
  ['Shop.Example.', 'shop.example'],
])('%s is the host %s', (typed, host) => expect(parseHost(typed)).toBe(host));

test.each([
  '',
  'https://example.com',
  'example.com:3000',
  'example.com/shop',
  'a b',
  'a@b',
  '-a.com',
  'a..b',
  'a..',
  '.',
  '%61.com',
])('%j is no host', (typed) => expect(parseHost(typed)).toBeNull());
