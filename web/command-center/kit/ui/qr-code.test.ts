import { expect, test } from 'vitest';
import { qrPath } from './qr-code';

test('a code has its corners, inside four modules of white', () => {
  const { path, size } = qrPath('https://shop.example/');
  // Version 2 has 25 modules a side.
  expect(size).toBe(25 + 2 * 4);
  expect(path.startsWith('M4 4h1v1h-1z')).toBe(true);
  expect(path).not.toMatch(/M[0-3] /);
  expect(path).toContain('M28 4h1v1h-1z');
});

test('another address is another code', () => {
  expect(qrPath('https://shop.example/menu').path).not.toBe(qrPath('https://shop.example/about').path);
});
