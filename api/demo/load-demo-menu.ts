import { randomUUID } from 'node:crypto';
import { isCountryCode } from '../../domain/countries';
import { toLocale } from '../../domain/locale';
import { isCurrencyCode } from '../../domain/money';
import type { Transaction } from '../db/client';
import { lockLists } from '../db/ordered-list';
import { sql } from '../db/sql';
import type { Channel, Prisma } from '../generated/prisma/client';
import type { PhotoStorage } from '../media/storage/photo-storage';
import { menuDifference } from '../menu-transfer/difference/difference';
import { writeDifference } from '../menu-transfer/difference/write-difference.store';
import { mergeMenu } from '../menu-transfer/merge/merge-menu';
import { readMenuTables } from '../menu-transfer/tables/menu-tables.store';
import { CAPITALS } from '../places/capital';
import { pricedIn, readDemoMenu } from './demo-menu';
import { demoAmount } from './demo-price';
import type { DemoLink, DemoPromoCode, DemoShop } from './demo-shop';
import { MenuNotEmpty } from './refusals';
import { demoShop } from './shop';
import { storePictures } from './store-pictures';

/** What of a channel the demo content depends on. */
export type DemoTarget = Pick<Channel, 'id' | 'currencyCode' | 'countryCode' | 'defaultLocale' | 'phone'>;

/** Milliseconds for a transaction that loads it: seconds at most, and a small machine may have other work. */
export const DEMO_TIMEOUT_MS = 120_000;

/**
 * Fills an empty shop: menu, dishes with photos, opening hours, warehouses, payment methods, promo codes, links, pages,
 * receiving methods and fees in the shop's currency. Its name, texts and staff stay as they are. Takes about a second.
 *
 * @param tx - all of it happens or nothing; only photo files stay behind when the transaction fails after this.
 * @throws {MenuNotEmpty} when the shop has a menu, a dish or a page already.
 */
export async function loadDemoMenu(tx: Transaction, channel: DemoTarget, photos: PhotoStorage): Promise<void> {
  await lockLists(tx, channel.id);
  await refuseUnlessEmpty(tx, channel.id);
  await loadDishes(tx, channel, photos);
  await loadSurroundings(tx, channel, demoShop);
  await tx.channel.update({ where: { id: channel.id }, data: terms(channel, demoShop) });
}

async function refuseUnlessEmpty(tx: Transaction, channelId: string): Promise<void> {
  const where = { where: { channelId } };
  const counts = [await tx.menu.count(where), await tx.product.count(where), await tx.page.count(where)];
  if (counts.some((count) => count > 0)) throw new MenuNotEmpty();
}

/** As an import of the demo's file does it; pictures stand in none. */
async function loadDishes(tx: Transaction, channel: DemoTarget, photos: PhotoStorage): Promise<void> {
  const locale = toLocale(channel.defaultLocale);
  const { draft } = await readDemoMenu(locale);
  const before = await readMenuTables(tx, channel.id);
  const { tables } = await mergeMenu(before, pricedIn(currencyOf(channel), draft), {
    oldSlugs: new Map(),
    rules: { locale, isOrdered: true, removesMissing: false, newId: randomUUID, menuName: {} },
  });
  await writeDifference(tx, channel.id, menuDifference(before, tables));
  const pictures = Object.fromEntries(await storePictures(tx, channel.id, photos));
  await sql(tx).execute`
    update "Product" set "photoId" = "picture"."value"::uuid
    from jsonb_each_text(${JSON.stringify(pictures)}::jsonb) as "picture"
    where "channelId" = ${channel.id}::uuid and "slug" = "picture"."key"`;
}

async function loadSurroundings(tx: Transaction, channel: DemoTarget, shop: DemoShop): Promise<void> {
  const channelId = channel.id;
  const [latitude, longitude] = CAPITALS[isCountryCode(channel.countryCode) ? channel.countryCode : 'GE'];
  // A new shop may have hours already; a weekday has one row.
  await tx.workingDay.deleteMany({ where: { channelId } });
  await tx.workingDay.createMany({
    data: shop.week.map((intervals, index) => ({
      channelId,
      index,
      intervals: intervals.map((interval) => ({ ...interval })),
    })),
  });
  // The wizard has made a kitchen and the usual payment methods: a second of each would only confuse.
  if ((await tx.warehouse.count({ where: { channelId } })) === 0) {
    await tx.warehouse.createMany({
      data: shop.warehouses.map(({ name, address, offset: [north, east] }, position) => ({
        channelId,
        name,
        address,
        position,
        phone: channel.phone,
        latitude: latitude + north,
        longitude: longitude + east,
      })),
    });
  }
  if ((await tx.paymentMethod.count({ where: { channelId } })) === 0) {
    await tx.paymentMethod.createMany({
      data: shop.paymentMethods.map((method, position) => ({ ...method, channelId, position })),
    });
  }
  await tx.promoCode.createMany({ data: promoCodeRows(channel, shop.promoCodes), skipDuplicates: true });
  await tx.link.createMany({ data: linkRows(channel, shop.links) });
  await tx.page.createMany({
    data: shop.pages.map((page, position) => ({ ...page, channelId, position, isPublished: true })),
  });
}

function promoCodeRows(channel: DemoTarget, codes: readonly DemoPromoCode[]): Prisma.PromoCodeCreateManyInput[] {
  return codes.map(({ minimum, ...code }) => ({
    ...code,
    channelId: channel.id,
    minimum: minimum === undefined ? null : demoAmount(minimum, currencyOf(channel)),
  }));
}

/** The shop's links, its phone first of the footer's where it has one; each placement counts its own positions. */
function linkRows({ id, phone }: DemoTarget, links: readonly DemoLink[]): Prisma.LinkCreateManyInput[] {
  const call: DemoLink[] = phone
    ? [{ placement: 'FOOTER', name: { en: 'Call us', ru: 'Позвонить' }, url: `tel:${phone}`, icon: 'phone' }]
    : [];
  return [...call, ...links].map((link, position) => ({
    ...link,
    channelId: id,
    position,
    opensInNewTab: link.placement === 'SOCIAL',
  }));
}

function terms(channel: DemoTarget, { terms }: DemoShop): Prisma.ChannelUpdateInput {
  const amount = (base: number) => demoAmount(base, currencyOf(channel));
  return {
    ...terms,
    isPickupAvailable: true,
    isDeliveryAvailable: true,
    deliveryFee: amount(terms.deliveryFee),
    freeDeliveryFrom: amount(terms.freeDeliveryFrom),
    minAmountForDelivery: amount(terms.minAmountForDelivery),
    catalogRevision: { increment: 1 },
    version: { increment: 1 },
  };
}

/** @throws {RangeError} for a currency that no shop can have. */
function currencyOf({ currencyCode }: DemoTarget) {
  if (!isCurrencyCode(currencyCode)) throw new RangeError(`not a currency of ours: ${currencyCode}`);
  return currencyCode;
}
