import { Hono } from 'hono';
import { isMediaKey } from './media-key';
import type { PhotoStorage } from './photo-storage';

/** A file never changes under its address: a new photo gets a new key. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Up to five digits: there is no wider picture. */
const FILE = /^([1-9]\d{0,4})\.webp$/;

/** `GET /{key}/{width}.webp`, to be mounted at `/media`; whatever else is 404. */
export function mediaRoutes(storage: PhotoStorage): Hono {
  return new Hono().get('/:key/:file', async (context) => {
    const { key, file } = context.req.param();
    const width = FILE.exec(file)?.[1];
    const stored = isMediaKey(key) && width !== undefined ? await storage.open(key, Number(width)) : null;
    if (stored === null) return context.notFound();
    return context.body(stored.body, 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(stored.size),
      'Cache-Control': CACHE_CONTROL,
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
