import { expect, test } from 'vitest';
import { appManifest, shortName } from './app-manifest';

const SHOP = {
  name: 'Margherita & Friends',
  description: '',
  accentColor: '#c2410c',
  tintsBrowserBar: false,
  iconVersion: 'v1',
};
const NAMES = { menu: 'Menu', cart: 'Cart', order: 'Your order' };

test('it begins in the language in which it was installed, and is one app in both', () => {
  expect(appManifest(SHOP, 'ru', NAMES)).toMatchObject({ id: '/', lang: 'ru', start_url: '/ru', scope: '/' });
  expect(appManifest(SHOP, 'en', NAMES)).toMatchObject({ id: '/', lang: 'en', start_url: '/en', scope: '/' });
});

test('its icons have the sizes that browsers ask for, whole and to be cut', () => {
  const { icons } = appManifest(SHOP, 'en', NAMES);
  const found = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  for (const needed of ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
    expect(found).toContain(needed);
  expect(icons.every(({ src }) => src.endsWith('?v=v1'))).toBe(true);
});

test('it takes the shop’s colour only where the shop wants phones to', () => {
  expect(appManifest(SHOP, 'en', NAMES).theme_color).toBe('#fbf7f2');
  expect(appManifest({ ...SHOP, tintsBrowserBar: true }, 'en', NAMES).theme_color).toBe('#c2410c');
});

test.each([
  ['Margherita & Friends', 'Margherita'],
  ['Bella', 'Bella'],
  ['Пельменная № 1 на Тверской', 'Пельменная'],
  ['Überraschungsmenü', 'Überraschungsmenü'],
  ['A Very Long Name', 'A Very Long'],
])('“%s” is “%s” under its icon', (name, short) => {
  expect(shortName(name)).toBe(short);
});
