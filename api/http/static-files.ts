import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * The built client. Names below `/assets` carry a hash of their content, so they are kept for a year; the rest
 * (icons, manifest pictures) is asked for again after a day, and shown meanwhile for a week more. Compressed copies made by the build are preferred.
 */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      const lasting = path.includes('/assets/');
      c.header('cache-control', lasting ? FOR_GOOD : FOR_A_DAY);
    },
  });
}
