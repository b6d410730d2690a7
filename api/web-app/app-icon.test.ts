import { expect, test } from 'vitest';
import { APP_ICONS, appIconOf, appIconPath, signVersion } from './app-icon';

test('every picture is found by the name that leads to it', () => {
  for (const icon of APP_ICONS) {
    const [, file = ''] = /^\/app-icon\/([^?]+)\?v=abc$/.exec(appIconPath(icon, 'abc')) ?? [];
    expect(appIconOf(file)).toEqual(icon);
  }
});

test.each(['any-193.png', 'any-4096.png', 'maskable-48.png', 'any-192.svg', '../any-192.png', ''])(
  '“%s” is no picture of ours',
  (file) => {
    expect(appIconOf(file)).toBeNull();
  },
);

test('another logo or colour makes another version', () => {
  const plain = signVersion({ logoKey: null, accentColor: '#c2410c' });
  expect(signVersion({ logoKey: null, accentColor: '#c2410c' })).toBe(plain);
  expect(signVersion({ logoKey: 'abc', accentColor: '#c2410c' })).not.toBe(plain);
  expect(signVersion({ logoKey: null, accentColor: '#1d4ed8' })).not.toBe(plain);
});
