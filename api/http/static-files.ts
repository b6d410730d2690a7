import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * The built client. Names below `/assets` carry a hash of their content, so they are kept for a year; the rest
 * (icons, manifest pictures) is asked for again after an hour. Compressed copies made by the build are preferred.
 */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      const lasting = path.includes('/assets/');
      c.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
