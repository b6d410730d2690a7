import { expect, test } from 'vitest';
import { firstLoad, readManifest, writeManifest } from './first-load.mjs';
import { withoutCommandCenter } from './shop-manifest.mjs';
import { overweight, PAGES } from './weights.mjs';

const manifest = {
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'], css: ['/assets/ui.css#'] },
  routes: {
    root: { id: 'root', module: '/assets/root.js', imports: ['/assets/framework.js'], css: ['/assets/ui.css'] },
    shop: { id: 'shop', parentId: 'root', module: '/assets/shop.js', clientLoaderModule: '/assets/shop-loader.js' },
    home: { id: 'home', parentId: 'shop', module: '/assets/home.js', imports: ['/assets/cart.js'], css: [] },
  },
};

test('a page loads its own files and those of its layouts, each once', () => {
  expect(firstLoad(manifest, 'home')).toEqual({
    scripts: ['manifest-1', 'entry', 'framework', 'home', 'cart', 'shop', 'shop-loader', 'root'].map(
      (name) => `/assets/${name}.js`,
    ),
    styles: ['/assets/ui.css'],
  });
});

test('a page that is no more is noticed', () => {
  expect(() => firstLoad(manifest, 'menu')).toThrow('no route menu');
});

test('the list of files is read out of the script that the router writes', () => {
  expect(readManifest('window.__reactRouterManifest={"routes":{}};\n')).toEqual({ routes: {} });
});

test('shoppers get the list of files without those of the command center', () => {
  const routes = {
    root: { id: 'root', path: '' },
    staff: { id: 'staff', parentId: 'root', path: 'command-center' },
    inside: { id: 'inside', parentId: 'staff' },
    ticket: { id: 'ticket', parentId: 'root', path: 'command-center/checkout/:orderId/ticket' },
    page: { id: 'page', parentId: 'root', path: ':page' },
  };
  const shop = withoutCommandCenter({ ...manifest, routes });
  expect(Object.keys(shop.routes)).toEqual(['root', 'page']);
  expect(shop).toMatchObject({ url: '/assets/shop-manifest-1.js', entry: manifest.entry });
  expect(readManifest(writeManifest(shop))).toEqual(shop);
});

test('a weight over its limit is reported with page, figure and limit', () => {
  const kilobyte = 1024;
  const gates = { scripts: 160, styles: 20, html: 30 };
  const at = (scripts: number, styles: number, html: number) => ({
    scripts: scripts * kilobyte,
    styles: styles * kilobyte,
    html: html * kilobyte,
  });
  const light = { page: 'home', gates, bytes: at(160, 12, 20) };
  expect(overweight([light])).toEqual([]);
  const heavy = { page: 'checkout', gates: { ...gates, scripts: 168 }, bytes: at(168.1, 21, 31) };
  expect(overweight([light, heavy])).toEqual([
    'checkout: 168.1 KB of scripts, at most 168',
    'checkout: 21.0 KB of styles, at most 20',
    'checkout: 31.0 KB of html, at most 30',
  ]);
});

test('the pages of an order are weighed', () => {
  expect(PAGES.map(({ page }) => page)).toEqual(['home', 'menu', 'category', 'product', 'checkout']);
});
