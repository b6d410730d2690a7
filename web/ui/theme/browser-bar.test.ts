import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserBar } from './browser-bar';

test('without a colour of the shop the bar is the ground of the page, in both modes', () => {
  const [light, dark] = [...readFileSync('web/ui/theme/tokens.css', 'utf8').matchAll(/--ground: (#\w+);/g)].map(
    ([, hex]) => hex,
  );
  expect(browserBar(null)).toEqual({ light, dark });
});

test('a shop that wants it has its own colour there', () => {
  expect(browserBar('#1d4ed8')).toEqual({ light: '#1d4ed8', dark: '#1d4ed8' });
});
