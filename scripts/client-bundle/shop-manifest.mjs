// The router's manifest without the command center's routes, which are most of it. Shopper pages load this one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, writeManifest } from './first-load.mjs';

const WHOLE = /^manifest-\w+\.js$/;
/** web/shop-manifest.ts has the same prefix and names the file in the pages. */
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

/** Writes the shop's manifest beside the full one in the built client. */
export function writeShopManifest(client) {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((file) => WHOLE.test(file));
  if (!name) throw new Error('the router left no list of files in build/client/assets');
  const shop = withoutCommandCenter(readManifest(readFileSync(join(assets, name), 'utf8')));
  writeFileSync(join(assets, PREFIX + name), writeManifest(shop));
}
