import { expect, test } from 'vitest';
import { parseWebOrigin } from './web-origin';

test.each([
  ['https://shop.example', 'https://shop.example'],
  [' HTTPS://Shop.Example/ ', 'https://shop.example'],
  ['https://shop.example:443', 'https://shop.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://пицца.example', 'https://xn--80apu3aa.example'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
])('%s is the origin %s', (typed, origin) => expect(parseWebOrigin(typed)).toBe(origin));

test.each([
  '',
  '*',
  'null',
  'shop.example',
  'https://',
  'https://*.shop.example',
  'https://shop.example/menu',
  'https://shop.example?x',
  'https://shop.example#x',
  'https://anna:secret@shop.example',
  'https:\\\\shop.example',
  'https://shop example',
  'ftp://shop.example',
  'javascript:alert(1)',
  'chrome-extension://abcdef',
])('%j is none', (typed) => expect(parseWebOrigin(typed)).toBeNull());
