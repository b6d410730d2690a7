import type { EntryContext } from 'react-router';

/**
 * Shoppers' pages name a list of files without those of the command center, which the build leaves beside the whole one
 * (scripts/client-bundle/shop-manifest.mjs). In development there is only the whole one.
 */
export function withShopManifest(context: EntryContext): EntryContext {
  const { manifest } = context;
  return { ...context, manifest: { ...manifest, url: manifest.url.replace(/\/(manifest-\w+\.js)$/, '/shop-$1') } };
}
