import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapParts, sitemapXml } from './sitemap';

const changedAt = new Date('2026-11-20T12:00:00Z');
const page = (path: string) => ({ path, changedAt });

test('each page stands in each language, and names the others', () => {
  const xml = sitemapXml('https://shop.test', [page('/'), page('/catalog/pizza')]);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://shop.test/en',
    '<loc>https://shop.test/ru',
    '<loc>https://shop.test/en/catalog/pizza',
    '<loc>https://shop.test/ru/catalog/pizza',
  ]);
  expect(xml).toContain('<lastmod>2026-11-20T12:00:00.000Z</lastmod>');
  expect(xml).toContain('hreflang="x-default" href="https://shop.test/catalog/pizza"/>');
  const [root] = parseDocument(xml, { xmlMode: true }).children.filter((child) => child.type === 'tag');
  expect(root).toMatchObject({ name: 'urlset' });
});

test('what XML reserves is escaped', () => {
  expect(sitemapXml('https://shop.test', [page(`/a&b'c`)])).toContain('<loc>https://shop.test/en/a&amp;b&apos;c</loc>');
});

test('more than 50,000 addresses are parts of an index, none of them lost', () => {
  const parts = sitemapParts(Array.from({ length: 50_001 }, (_, index) => page(`/${index}`)));
  expect(parts.map(({ length }) => length)).toEqual([25_000, 25_000, 1]);
  const index = sitemapIndexXml('https://shop.test', parts);
  expect(index.match(/<loc>[^<]+/g)).toEqual([1, 2, 3].map((part) => `<loc>https://shop.test/sitemap/${part}.xml`));
  expect(sitemapParts([])).toEqual([[]]);
});
