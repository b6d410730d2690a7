// The gzipped transfer size of the order pages, and its limits.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../preparation/files.mjs';
import { firstLoad, readManifest } from './first-load.mjs';

const KILOBYTE = 1_024;
/** Kilobytes with gzip. Heavier pages are slow on a bad connection: see docs/developer/performance.md. */
const GATES = { scripts: 163, styles: 20, html: 30 };
/** A line of each dish's description is 3 KB in Russian. */
const MENU_GATES = { ...GATES, html: 32 };
/** No visit begins here: all but 26 KB of its scripts have come with the dishes. */
const CHECKOUT_GATES = { ...GATES, scripts: 169 };

/** The way to an order, by the router's ids. */
export const PAGES = [
  { page: 'home', route: 'storefront/home/home-route', gates: GATES },
  { page: 'menu', route: 'storefront/catalog/menu/catalog-route', gates: MENU_GATES },
  { page: 'category', route: 'storefront/catalog/menu/category-route', gates: GATES },
  { page: 'product', route: 'storefront/catalog/dish/product-route', gates: GATES },
  { page: 'checkout', route: 'storefront/checkout/checkout-page', gates: CHECKOUT_GATES },
];

/**
 * @param documents - bytes of each page's own document, as `weigh-documents.ts` tells them.
 * @returns each page's bytes of scripts, of styles and of HTML that it loads first, and its gates for them.
 */
export function weighPages(documents, client = join(root, 'build/client')) {
  const name = readdirSync(join(client, 'assets')).find((file) => /^shop-manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('build first: there is no list of files in build/client/assets');
  const manifest = readManifest(readFileSync(join(client, 'assets', name), 'utf8'));
  const read = (file) => readFileSync(join(client, file));
  const weight = (files) => files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  // The styles arrive together, inlined into the document.
  const weightTogether = (files) => gzipSync(Buffer.concat(files.map(read)), { level: 9 }).length;
  return PAGES.map(({ page, route, gates }) => {
    const { scripts, styles } = firstLoad(manifest, route);
    const bytes = { scripts: weight(scripts), styles: weightTogether(styles), html: documents[page] };
    return { page, gates, bytes };
  });
}

/** @returns {string[]} what is over its limit, in words. */
export function overweight(weights) {
  return weights.flatMap(({ page, gates, bytes }) =>
    Object.entries(gates)
      .filter(([kind, gate]) => bytes[kind] > gate * KILOBYTE)
      .map(([kind, gate]) => `${page}: ${inKilobytes(bytes[kind])} KB of ${kind}, at most ${gate}`),
  );
}

/**
 * One line per page.
 * @returns {string}
 */
export function weightTable(weights) {
  return weights
    .map(
      ({ page, bytes: { scripts, styles, html } }) =>
        `    ${page}: ${inKilobytes(scripts)} KB of scripts, ${inKilobytes(styles)} of styles, ${inKilobytes(html)} of HTML`,
    )
    .join('\n');
}

function inKilobytes(bytes) {
  return (bytes / KILOBYTE).toFixed(1);
}
