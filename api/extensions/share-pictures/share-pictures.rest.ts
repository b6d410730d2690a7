import { Hono, type Context as HonoContext } from 'hono';
import { isLocale } from '../../../domain/locale';
import { entityTag, isKnown } from '../../http/cache/entity-tag';
import type { ServerEnv } from '../../http/request/server-env';
import type { AppParts } from '../../http/rest/extension-routes';
import { readPhoto } from '../../media/read-photo';
import type { PhotoStorage } from '../../media/storage/photo-storage';
import type { Card } from './card';
import { readCard, type Shared } from './card.store';
import { drawCard } from './draw-card';
import { type DrawnPicture, KeptPictures } from './stored-pictures';

/** A cached picture may show an old price for an hour, and once more while it is fetched again. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
const FILE = /^(.{1,100})\.jpg$/;

/** `/en.jpg`, `/en/category/{slug}.jpg`, `/en/dish/{slug}.jpg`; to be mounted at `/share`. */
export function sharePictureRoutes({ services, pictureFiles: files }: AppParts): Hono<ServerEnv> {
  const { photos, logger, now } = services;
  const pictures = new KeptPictures({ files, logger, now, draw: (card) => draw(card, photos) });
  const answer = async (c: HonoContext<ServerEnv>, language: string, shared: Shared) => {
    const { context } = c.get('scope');
    const { channel, db } = context;
    if (!channel || !isLocale(language)) return c.notFound();
    const card = await readCard(db, channel, shared, { locale: language, now: now() });
    if (!card) return c.notFound();
    const etag = entityTag(JSON.stringify(card));
    const headers = { etag, 'cache-control': CACHE_CONTROL, 'content-type': 'image/jpeg' };
    if (isKnown(c.req.raw.headers, etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(await pictures.get(card)), 200, headers);
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

async function draw(card: Card, photos: PhotoStorage): Promise<DrawnPicture> {
  const files = await Promise.all(card.photos.map(({ key, width }) => readPhoto(photos, key, width)));
  const present = files.filter((file) => file !== null);
  return { picture: await drawCard(card, present), isWhole: present.length === files.length };
}
