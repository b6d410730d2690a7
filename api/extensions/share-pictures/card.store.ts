import { type Locale, toLocale } from '../../../domain/locale';
import { localize, parseLocalized } from '../../../domain/localized';
import { type CurrencyCode, minor } from '../../../domain/money';
import { activeMenuId } from '../../catalog/menus/active-menu.store';
import { defaultVariant, priceFrom } from '../../catalog/products/price-from';
import type { Reader } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { IN_PLACE } from '../../kernel/in-place';
import { message } from '../../messages/messages';
import { formatMoney } from '../../messages/refusal-message';
import { type Card, photoFor, shorten } from './card';

/** What a link leads to. */
export type Shared =
  | { readonly kind: 'shop' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'dish'; readonly slug: string };

const PHOTOS = 4;
const PHOTO = { select: { key: true, widths: true } } as const;

/** Reads what a card says. @returns null for what shoppers can't open. */
export async function readCard(
  db: Reader,
  channel: Channel,
  shared: Shared,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<Card | null> {
  const text = (json: unknown) => localize(parseLocalized(json), locale, toLocale(channel.defaultLocale));
  const shopName = shorten(text(channel.name), 60);
  const base = { shopName, price: null, text: null, accent: channel.accentColor, photos: [] };
  const menuId = await activeMenuId(db, channel.id);
  if (shared.kind === 'shop') {
    const photos = await menuPhotos(db, { menuId: menuId ?? channel.id, isActive: true });
    return { ...base, shopName: null, title: shopName, text: shorten(text(channel.description), 120) || null, photos };
  }
  if (menuId === null) return null;
  const { slug } = shared;
  if (shared.kind === 'category') {
    const category = await db.category.findFirst({
      where: { slug, menuId, isActive: true },
      select: { id: true, name: true },
    });
    if (!category) return null;
    return { ...base, title: shorten(text(category.name), 80), photos: await menuPhotos(db, { id: category.id }) };
  }
  const dish = await db.product.findFirst({
    where: { slug, channelId: channel.id, categories: { some: { category: { menuId, isActive: true } } } },
    select: {
      name: true,
      photo: PHOTO,
      variants: { select: { price: true, isAvailable: true, stoppedUntil: true }, orderBy: IN_PLACE },
    },
  });
  if (!dish) return null;
  const variants = dish.variants.map((variant) => ({ ...variant, price: minor(variant.price) }));
  const from = priceFrom(variants, now);
  const lowest = from ?? defaultVariant(variants, now)?.price ?? null;
  const money = lowest === null ? null : formatMoney(lowest, channel.currencyCode as CurrencyCode, locale);
  const price = money !== null && from !== null ? message(locale, 'PRICE_FROM', { price: money }) : money;
  return { ...base, title: shorten(text(dish.name), 80), price, photos: dish.photo ? [photoFor(dish.photo)] : [] };
}

/** The first dishes that have a photo. */
async function menuPhotos(db: Reader, category: { id: string } | { menuId: string; isActive: true }) {
  const places = await db.categoryProduct.findMany({
    where: { category, product: { photoId: { not: null } } },
    select: { productId: true, product: { select: { photo: PHOTO } } },
    orderBy: [{ position: 'asc' }, { category: { position: 'asc' } }, { productId: 'asc' }],
    take: 2 * PHOTOS,
  });
  const photos = new Map(places.map(({ productId, product }) => [productId, product.photo]));
  return [...photos.values()].flatMap((photo) => (photo ? [photoFor(photo)] : [])).slice(0, PHOTOS);
}
