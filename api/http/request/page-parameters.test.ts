import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../kernel/project-root';
import { CATALOG_PARAMETERS, isCatalogPage, knownQuery } from './page-parameters';

test.each([
  ['/', '?x=1', ''],
  ['/ru', '?utm_source=qr&fbclid=2', ''],
  ['/catalog', '?without=MILK&x=1&tag=VEGAN', '?tag=VEGAN&without=MILK'],
  ['/ru/catalog/pizza', '?after=a%20b&y', '?after=a+b'],
  ['/catalog/pizza/margherita', '?table=7&variant=2', '?variant=2'],
  ['/search', '?q=soup&x=1', '?q=soup&x=1'],
  ['/finish', '?order=secret', '?order=secret'],
])('of %s%s the page knows %s', (path, search, known) => {
  expect(knownQuery(path, search)).toBe(known);
});

test.each(['/catalog.data', '/catalog/a/b/c', '/de', '/catalogue', '/ru/search', '//'])(
  '%j is no catalog page',
  (path) => {
    expect(isCatalogPage(path)).toBe(false);
  },
);

const CATALOG_ROUTES = [
  'web/root.tsx',
  'web/entry.server.tsx',
  'web/storefront/layout/storefront-layout.tsx',
  'web/storefront/layout/inside.tsx',
  'web/storefront/home/home-route.tsx',
  'web/storefront/catalog/menu/catalog-route.tsx',
  'web/storefront/catalog/menu/category-route.tsx',
  'web/storefront/catalog/dish/product-route.tsx',
];
/** Read by an effect in the browser, from its own address bar: the table that a code names. */
const IN_THE_BROWSER = ['TABLE_PARAMETER', 'HOUSE_PARAMETER'];
const IMPORT = /(?:from|import) '(\.[^']+)'/g;
const QUERY = /searchParams|SearchParams|\.search\b|\bsearch \}/;
const READ = /\.(?:get|getAll|has)\((?:'([^']+)'|([A-Z_]+))\)/g;

/** The files that a page is made of. */
function filesOf(entries: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    const source = readFileSync(join(projectRoot, file), 'utf8');
    files.set(file, source);
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      const path = join(dirname(file), specifier);
      const target = [`${path}.ts`, `${path}.tsx`].find((one) => existsSync(join(projectRoot, one)));
      if (target) visit(target);
    }
  };
  for (const entry of entries) visit(entry);
  return files;
}

test('the parameters of the catalog’s pages are those that their code reads, neither more nor fewer', () => {
  const sources = [...filesOf(CATALOG_ROUTES).values()];
  const nameIn = (constant: string) =>
    sources.map((source) => new RegExp(`const ${constant} = '(\\w+)'`).exec(source)?.[1]).find(Boolean) ?? constant;
  const read = sources
    .filter((source) => QUERY.test(source))
    .flatMap((source) => [...source.matchAll(READ)])
    .filter(([, , constant = '']) => !IN_THE_BROWSER.includes(constant))
    .map(([, name, constant = '']) => name ?? nameIn(constant));
  expect([...new Set(read)].sort()).toEqual([...CATALOG_PARAMETERS].sort());
});
