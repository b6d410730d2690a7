import { Hono, type Context as HonoContext } from 'hono';
import { entityTag, isKnown } from '../http/entity-tag';
import type { ServerEnv } from '../http/server-env';
import { isLocale } from '../kernel/locale';
import { RevisionCache } from '../kernel/revision-cache';
import { Gate } from '../media/gate';
import type { PhotoStorage } from '../media/photo-storage';
import { readPhoto } from '../media/read-photo';
import type { Card } from './card';
import { readCard, type Shared } from './card.store';
import { drawCard } from './draw-card';

/** Drawing takes a tenth of a second of one core: shoppers have the others. */
const gate = new Gate(1, 8);
/** Some 80 KB each. */
const MOST_KEPT = 64;
/** A new price is seen within the hour by those who come anew. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
const FILE = /^(.{1,100})\.jpg$/;
/** Raised when cards are drawn otherwise: what was kept before is not what is wanted now. */
const DESIGN = 1;

/** `/en.jpg`, `/en/category/{slug}.jpg`, `/en/dish/{slug}.jpg`; to be mounted at `/share`. */
export function sharePictureRoutes(): Hono<ServerEnv> {
  const drawn = new RevisionCache<Buffer>(MOST_KEPT);
  const answer = async (c: HonoContext<ServerEnv>, language: string, shared: Shared) => {
    const { context } = c.get('scope');
    const { channel, db, photos, now } = context;
    if (!channel || !isLocale(language)) return c.notFound();
    const card = await readCard(db, channel, shared, { locale: language, now: now() });
    if (!card) return c.notFound();
    const etag = entityTag(JSON.stringify(card));
    const headers = { etag, 'cache-control': CACHE_CONTROL, 'content-type': 'image/jpeg' };
    if (isKnown(c.req.raw.headers, etag)) return c.body(null, 304, headers);
    const picture = await drawn.get(etag, DESIGN, () => gate.run(() => draw(card, photos)));
    return c.body(new Uint8Array(picture), 200, headers);
  };
  return new Hono<ServerEnv>()
    .get('/:file', (c) => answer(c, FILE.exec(c.req.param('file'))?.[1] ?? '', { kind: 'shop' }))
    .get('/:locale/:kind/:file', async (c) => {
      const { locale, kind, file } = c.req.param();
      const slug = FILE.exec(file)?.[1];
      if (slug === undefined || (kind !== 'category' && kind !== 'dish')) return c.notFound();
      return answer(c, locale, { kind, slug });
    });
}

async function draw(card: Card, photos: PhotoStorage): Promise<Buffer> {
  const files = await Promise.all(card.photos.map(({ key, width }) => readPhoto(photos, key, width)));
  return drawCard(
    card,
    files.filter((file) => file !== null),
  );
}
