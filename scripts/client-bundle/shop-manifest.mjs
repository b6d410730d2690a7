// The router's list of files without the command center's: shoppers' pages load it, and it is a third of the whole.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, writeManifest } from './first-load.mjs';

const WHOLE = /^manifest-\w+\.js$/;
/** Also in web/shop-manifest.ts, which names it in the pages. */
const PREFIX = 'shop-';
const STAFF_PATH = /^command-center(?:\/|$)/;

/**
 * @param manifest - the router's own.
 * @returns the same for shoppers' pages. A link from them to the command center loads a new document.
 */
export function withoutCommandCenter({ routes, url, ...rest }) {
  const isStaff = (id) => id !== undefined && (STAFF_PATH.test(routes[id].path ?? '') || isStaff(routes[id].parentId));
  const kept = Object.entries(routes).filter(([id]) => !isStaff(id));
  return { ...rest, url: url.replace(/[^/]+$/, (name) => PREFIX + name), routes: Object.fromEntries(kept) };
}

/** Puts it beside the whole list in the built client. */
export function writeShopManifest(client) {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((file) => WHOLE.test(file));
  if (!name) throw new Error('the router left no list of files in build/client/assets');
  const shop = withoutCommandCenter(readManifest(readFileSync(join(assets, name), 'utf8')));
  writeFileSync(join(assets, PREFIX + name), writeManifest(shop));
}
