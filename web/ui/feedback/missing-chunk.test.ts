import { expect, test } from 'vitest';
import { isMissingChunk, reloadOnce } from './missing-chunk';

function browserAt(pathname: string, stored = new Map<string, string>()) {
  let reloads = 0;
  return {
    reloads: () => reloads,
    browser: {
      location: { pathname, reload: () => void reloads++ },
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
    },
  };
}

test('a path reloads at most once in ten seconds', () => {
  const { browser, reloads } = browserAt('/catalog');
  expect([0, 1, 9_999, 10_000, 19_999].map((now) => reloadOnce(browser, now))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(reloads()).toBe(2);
});

test('each path has its own guard', () => {
  const stored = new Map<string, string>();
  expect(reloadOnce(browserAt('/catalog', stored).browser, 0)).toBe(true);
  expect(reloadOnce(browserAt('/checkout', stored).browser, 1)).toBe(true);
});

test('without storage the page is left as it is', () => {
  const { browser, reloads } = browserAt('/');
  const closed = () => {
    throw new Error('denied');
  };
  expect(reloadOnce({ ...browser, sessionStorage: { getItem: closed, setItem: closed } }, 0)).toBe(false);
  expect(reloads()).toBe(0);
});

test.each([
  'Failed to fetch dynamically imported module: http://x/assets/a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('“%s” means a missing chunk', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true);
});

test('any other error does not', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch'))).toBe(false);
});
