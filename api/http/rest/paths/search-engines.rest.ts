import { Hono } from 'hono';
import { hasAdministrator } from '../../../channel/channel.store';
import type { Context } from '../../../graphql/context';
import { RevisionCache } from '../../../kernel/revision-cache';
import { robotsText } from '../../../search-engines/robots';
import { sitemapIndexXml, sitemapParts, sitemapXml } from '../../../search-engines/sitemap';
import { readSitemap } from '../../../search-engines/sitemap.store';
import { entityTag, isKnown } from '../../cache/entity-tag';
import type { ServerEnv } from '../../request/server-env';

/** Search engines come back when they like; a proxy in between asks whether it is still the same. */
const CACHE_CONTROL = 'public, max-age=300, must-revalidate';
const XML = 'application/xml; charset=utf-8';
const PART = /^([1-9]\d{0,4})\.xml$/;

/** `/robots.txt`, `/sitemap.xml`, and the parts of a large one. */
export function searchEngineRoutes(): Hono<ServerEnv> {
  const sitemaps = new RevisionCache<readonly string[]>();
  return new Hono<ServerEnv>()
    .get('/robots.txt', async (c) => {
      const { context } = c.get('scope');
      const text = robotsText({ origin: context.origin, isSetUp: await isSetUp(context) });
      return fresh(c.req.raw, text, 'text/plain; charset=utf-8');
    })
    .get('/sitemap.xml', async (c) => {
      const [whole] = (await sitemapOf(c.get('scope').context, sitemaps)) ?? [];
      return whole === undefined ? c.notFound() : fresh(c.req.raw, whole, XML);
    })
    .get('/sitemap/:part', async (c) => {
      const part = PART.exec(c.req.param('part'))?.[1];
      const files = part === undefined ? null : await sitemapOf(c.get('scope').context, sitemaps);
      const text = files?.[Number(part)];
      return text === undefined ? c.notFound() : fresh(c.req.raw, text, XML);
    });
}

async function isSetUp({ db, channel }: Context): Promise<boolean> {
  return channel !== null && (await hasAdministrator(db, channel.id));
}

/** What `/sitemap.xml` answers, then the parts, if there are several; null while there is no shop. */
async function sitemapOf(context: Context, sitemaps: RevisionCache<readonly string[]>) {
  const { channel, origin, db } = context;
  if (!channel || !(await isSetUp(context))) return null;
  return sitemaps.get(`${channel.id} ${origin}`, { revision: channel.catalogRevision }, async () => {
    const parts = sitemapParts(await readSitemap(db, channel));
    const files = parts.map((pages) => sitemapXml(origin, pages));
    return files.length === 1 ? files : [sitemapIndexXml(origin, parts), ...files];
  });
}

/** The text, or word that the asker has it already. */
function fresh({ headers }: Request, text: string, type: string): Response {
  const etag = entityTag(text);
  const common = { etag, 'cache-control': CACHE_CONTROL };
  if (isKnown(headers, etag)) return new Response(null, { status: 304, headers: common });
  return new Response(text, { headers: { ...common, 'content-type': type } });
}
