import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentVariables, DEFAULT_ACCENT } from './accent';
import { contrast, parseHex, type Rgb } from './color';

function rgb(hex: string): Rgb {
  const color = parseHex(hex);
  if (!color) throw new Error(`not a colour: ${hex}`);
  return color;
}

const anyColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
const lightPage: Rgb = [250, 246, 241];
const darkPage: Rgb = [26, 21, 18];

test('whatever colour a shop picks, text on it and text in it can be read', () => {
  fc.assert(
    fc.property(anyColor, (accent) => {
      const variables = accentVariables(accent);
      const foreground = rgb(variables['--on-accent']);
      // Colours are rounded to whole steps of 255 when they are written, so a hair below 4.5 is 4.5.
      expect(contrast(foreground, rgb(variables['--accent']))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(foreground, rgb(variables['--accent-hover']))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(variables['--accent-text-light']), lightPage)).toBeGreaterThanOrEqual(4.45);
      expect(contrast(rgb(variables['--accent-text-dark']), darkPage)).toBeGreaterThanOrEqual(4.45);
    }),
    { numRuns: 2000 },
  );
});

test('the default accent carries white text', () => {
  expect(accentVariables(DEFAULT_ACCENT)['--on-accent']).toBe('#ffffff');
});

test.each([null, undefined, '', 'red', '#12', '#12345g'])('%s is no colour: the default stands in', (accent) => {
  expect(accentVariables(accent)).toEqual(accentVariables(DEFAULT_ACCENT));
});

test('a page that knows no colour of the shop has the default one, from the style sheet', () => {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  for (const [name, value] of Object.entries(accentVariables(null))) expect(css).toContain(`${name}: ${value};`);
});
