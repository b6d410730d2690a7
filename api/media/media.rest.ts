import { Hono } from 'hono';
import { isMediaKey } from './media-key';
import { RENDITION_FORMATS } from './photo';
import type { PhotoStorage } from './photo-storage';

/** A file never changes under its address: a new photo gets a new key. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Up to five digits: there is no wider picture. */
const FILE = /^([1-9]\d{0,4})\.([a-z]+)$/;

/** `GET /{key}/{width}.{webp or avif}`, to be mounted at `/media`; whatever else is 404. */
export function mediaRoutes(storage: PhotoStorage): Hono {
  return new Hono().get('/:key/:file', async (context) => {
    const { key, file } = context.req.param();
    const [, width, extension] = FILE.exec(file) ?? [];
    const format = RENDITION_FORMATS.find((each) => each === extension);
    const stored = isMediaKey(key) && format ? await storage.open(key, Number(width), format) : null;
    if (!format || stored === null) return context.notFound();
    return context.body(stored.body, 200, {
      'Content-Type': `image/${format}`,
      'Content-Length': String(stored.size),
      'Cache-Control': CACHE_CONTROL,
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
