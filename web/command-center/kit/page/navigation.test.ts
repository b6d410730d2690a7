import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../../routes';
import { allowedPages, MAIN_PAGES, ORDER_PAGES, SETTINGS_PAGES } from './navigation';

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(path || index ? [own] : []), ...pathsOf(children, own)];
  });
}

test('what the navigation shows is there, and no page is kept back that is', () => {
  const paths = new Set(pathsOf(routes));
  for (const { path, isComing = false } of [...MAIN_PAGES, ...ORDER_PAGES, ...SETTINGS_PAGES]) {
    expect(paths.has(`/command-center${path}`), path).toBe(!isComing);
  }
});

test('a role sees what it may, and no more', () => {
  const paths = allowedPages([...MAIN_PAGES, ...SETTINGS_PAGES], ['KITCHEN', 'ORDERS']).map(({ path }) => path);
  expect(paths).toContain('/checkout');
  expect(paths).not.toContain('/settings/general');
});
