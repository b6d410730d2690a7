import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Whose address is the same in all builds, and which has to be of this one. */
const OF_THIS_BUILD = '/live-updates.js';

/**
 * The built client. Names below `/assets` carry a hash of their content, so they are kept for a year; the rest
 * (icons, manifest pictures) is asked for again after a day, and shown meanwhile for a week more. Compressed copies made by the build are preferred.
 */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      c.header('cache-control', lastingOf(path));
    },
  });
}

function lastingOf(path: string): string {
  if (path.includes(OF_THIS_BUILD)) return 'no-cache';
  return path.includes('/assets/') ? FOR_GOOD : FOR_A_DAY;
}
