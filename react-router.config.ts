import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeShopManifest } from './scripts/client-bundle/shop-manifest.mjs';

export default {
  appDirectory: 'web',
  ssr: true,
  // The manifest is one small, immutable file, without the command center's routes for shoppers: no discovery requests that a locale prefix or a CDN could get wrong.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => writeShopManifest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
