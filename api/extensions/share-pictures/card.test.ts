import { expect, test } from 'vitest';
import { inkOn, photoFor, shorten } from './card';

test('the narrowest photo that fills its place is taken, else the widest', () => {
  expect(photoFor({ key: 'k', widths: [1280, 320, 640] })).toEqual({ key: 'k', width: 640 });
  expect(photoFor({ key: 'k', widths: [160, 320] })).toEqual({ key: 'k', width: 320 });
});

test('text is dark on a light colour and white on a dark one', () => {
  expect(inkOn('#ffd54a')).toBe('#24140a');
  expect(inkOn('#c2410c')).toBe('#ffffff');
});

test('a long text ends between words', () => {
  expect(shorten('  Pizza   and\nwine ', 40)).toBe('Pizza and wine');
  expect(shorten('Pizza from a stone oven and natural wine', 20)).toBe('Pizza from a stone…');
  expect(shorten('x'.repeat(50), 20)).toBe(`${'x'.repeat(10)}…`);
});
