import { expect, test } from 'vitest';
import { linkHref, pictureSource } from './link-href';

test.each([
  ['/about', '/about'],
  ['#hours', '#hours'],
  ['example.com/menu', 'https://example.com/menu'],
  ['http://example.com', 'http://example.com'],
  ['+49 30 901820', 'tel:+4930901820'],
  ['cook@example.com', 'mailto:cook@example.com'],
  ['mailto:cook@example.com', 'mailto:cook@example.com'],
])('%s leads to %s', (typed, href) => expect(linkHref(typed)).toBe(href));

test.each(['', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'hello', 'two words'])(
  '%j is no link',
  (typed) => expect(linkHref(typed)).toBeNull(),
);

test('pictures are our own, or come over https', () => {
  expect(pictureSource('/media/a/640.webp')).toBe('/media/a/640.webp');
  expect(pictureSource('https://example.com/a.jpg')).toBe('https://example.com/a.jpg');
  expect([pictureSource('http://example.com/a.jpg'), pictureSource('/media/../x'), pictureSource('data:x')]).toEqual([
    null,
    null,
    null,
  ]);
});
