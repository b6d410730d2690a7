import { Hono, type Context as HonoContext } from 'hono';
import { toLocale } from '../../../../domain/locale';
import { localize, parseLocalized } from '../../../../domain/localized';
import type { Context } from '../../../graphql/context';
import { RevisionCache } from '../../../kernel/revision-cache';
import { Gate } from '../../../media/gate';
import { readPhoto } from '../../../media/read-photo';
import { message } from '../../../messages/messages';
import { type AppIcon, appIconOf, type ShopSign, signVersion } from '../../../web-app/app-icon';
import { appManifest } from '../../../web-app/app-manifest';
import { drawAppIcon } from '../../../web-app/draw-app-icon';
import type { ServerEnv } from '../../request/server-env';

/** A shop has seven icons of at most 20 KB each. */
const MOST_KEPT = 70;
/** Raised when icons are drawn otherwise. */
const DESIGN = 1;

type Shop = NonNullable<Context['channel']>;

/** The shop as an app: `/manifest.webmanifest`, in each language, and the icons that it names. */
export function webAppRoutes(): Hono<ServerEnv> {
  const kept = new RevisionCache<Uint8Array>(MOST_KEPT);
  const gate = new Gate();
  const draw = async ({ db, photos }: Context, sign: ShopSign, icon: AppIcon) => {
    const logo = sign.logoKey === null ? null : await readLogo({ db, photos }, sign.logoKey);
    return gate.run(() => drawAppIcon(icon, logo, sign.accentColor));
  };
  return new Hono<ServerEnv>()
    .get('/manifest.webmanifest', answerManifest)
    .get('/:locale{en|ru}/manifest.webmanifest', answerManifest)
    .get('/app-icon/:file', async (c) => {
      const { context } = c.get('scope');
      const icon = appIconOf(c.req.param('file'));
      if (!icon || !context.channel) return c.notFound();
      const sign = await signOf(context, context.channel);
      const version = signVersion(sign);
      const png = await kept.get(`${version} ${c.req.param('file')}`, { revision: DESIGN }, () =>
        draw(context, sign, icon),
      );
      const isLasting = c.req.query('v') === version;
      return c.body(new Uint8Array(png), 200, {
        'content-type': 'image/png',
        'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      });
    });
}

async function answerManifest(c: HonoContext<ServerEnv>): Promise<Response> {
  const { context } = c.get('scope');
  const { channel, locale } = context;
  if (!channel) return c.notFound();
  const inLocale = (text: unknown) => localize(parseLocalized(text), locale, toLocale(channel.defaultLocale));
  const shop = {
    name: inLocale(channel.name),
    description: inLocale(channel.description),
    accentColor: channel.accentColor,
    tintsBrowserBar: channel.tintsBrowserBar,
    iconVersion: signVersion(await signOf(context, channel)),
  };
  const names = {
    menu: message(locale, 'APP_SHORTCUT_MENU'),
    cart: message(locale, 'APP_SHORTCUT_CART'),
    order: message(locale, 'APP_SHORTCUT_ORDER'),
  };
  return c.body(JSON.stringify(appManifest(shop, locale, names)), 200, {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  });
}

async function signOf({ db }: Context, { id: channelId, logoId, accentColor }: Shop): Promise<ShopSign> {
  const logo = logoId && (await db.media.findUnique({ where: { id: logoId, channelId }, select: { key: true } }));
  return { logoKey: logo ? logo.key : null, accentColor };
}

/** The largest file of a logo; null when it is there no longer: the shop then has the icon of one without a logo. */
async function readLogo({ db, photos }: Pick<Context, 'db' | 'photos'>, key: string): Promise<Uint8Array | null> {
  const media = await db.media.findUnique({ where: { key }, select: { widths: true } });
  return media && readPhoto(photos, key, Math.max(...media.widths));
}
