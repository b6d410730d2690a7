import { Hono } from 'hono';
import { isMediaKey } from '../../../media/storage/media-key';
import { type PhotoStorage, readFileName } from '../../../media/storage/photo-storage';

/** A file never changes under its address: a new photo gets a new key. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** `GET /{key}/{width}.{webp or avif}`, to be mounted at `/media`; whatever else is 404. */
export function mediaRoutes(storage: PhotoStorage): Hono {
  return new Hono().get('/:key/:file', async (context) => {
    const { key, file } = context.req.param();
    const rendition = readFileName(file);
    const stored = isMediaKey(key) && rendition ? await storage.open(key, rendition.width, rendition.format) : null;
    if (!rendition || stored === null) return context.notFound();
    return context.body(stored.body, 200, {
      'Content-Type': `image/${rendition.format}`,
      'Content-Length': String(stored.size),
      'Cache-Control': CACHE_CONTROL,
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
