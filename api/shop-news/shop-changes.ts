import { encodeGlobalID } from '@pothos/plugin-relay';
import { toLocale } from '../../domain/locale';
import { localize, parseLocalized } from '../../domain/localized';
import { isCurrencyCode } from '../../domain/money';
import type { OpeningHours } from '../hours/opening-hours';
import { presentPauseEnd } from '../hours/pause';
import { WEEKDAYS } from '../hours/weekday';
import { amountsIn, atTheShop } from '../kernel/amounts';
import type { ChangeObject, HoursObject, NoticeObject, PrintObject } from './change-object';
import type { ChangedPart } from './menu-changes.store';
import { priceNews, productNews, type ShopWords, stopNews } from './menu-news';
import type { ShopEvent } from './shop-event';

/** A channel's row fits. */
export interface AnnouncedShop {
  readonly id: string;
  readonly name: unknown;
  readonly timeZone: string;
  readonly defaultLocale: string;
  readonly currencyCode: string;
}

/** When the shop is open; null where nobody listens to that. */
export interface ShopTimes {
  readonly hours: OpeningHours | null;
  /** Until when no order is taken. */
  readonly pausedUntil: Date | null;
}

/** What a transaction has written. */
export interface ShopWrites {
  readonly parts: readonly ChangedPart[];
  readonly before: ShopTimes;
  readonly after: ShopTimes;
}

export interface ShopChange {
  readonly event: ShopEvent;
  readonly change: ChangeObject;
}

/** Rows of one message: with long names they still fit into what a template may make. */
export const ROWS_OF_A_MESSAGE = 200;

/** What changed; nothing where all is as it was. */
export function shopChanges(shop: AnnouncedShop, { parts, before, after }: ShopWrites, now: Date): ShopChange[] {
  const words = wordsOf(shop);
  const base = baseOf(shop, words);
  const hours = hoursChange(before.hours, after.hours);
  const pausedUntil = presentPauseEnd(after.pausedUntil, now);
  const isPauseOther = pausedUntil?.getTime() !== presentPauseEnd(before.pausedUntil, now)?.getTime();
  const until = pausedUntil && words.moment(pausedUntil);
  return [
    ...batches(productNews(parts, words)).map((products) => tell('PRODUCT_UPDATED', { ...base, products })),
    ...batches(priceNews(parts, words)).map((prices) => tell('PRICE_UPDATED', { ...base, prices })),
    ...batches(stopNews(parts, now, words)).map((stops) => tell('STOP_UPDATED', { ...base, stops })),
    ...(hours ? [tell('HOURS_UPDATED', { ...base, hours })] : []),
    ...(isPauseOther ? [tell('PAUSE_UPDATED', { ...base, pause: { until } })] : []),
  ];
}

/** A sheet of which its printer did not say what became of it. */
export function printUnknown(shop: AnnouncedShop, print: PrintObject): ChangeObject {
  return { ...baseOf(shop, wordsOf(shop)), print };
}

/** A message to a client or to staff that was given up. */
export function noticeFailed(shop: AnnouncedShop, notice: NoticeObject): ChangeObject {
  return { ...baseOf(shop, wordsOf(shop)), notice };
}

function baseOf({ id, name, timeZone, currencyCode }: AnnouncedShop, { text }: ShopWords): ChangeObject {
  return {
    version: 1,
    channel: { id: encodeGlobalID('Channel', id), name: text(name), timeZone },
    currencyCode,
    products: null,
    prices: null,
    stops: null,
    hours: null,
    pause: null,
    print: null,
    notice: null,
  };
}

function tell(event: ShopEvent, change: ChangeObject): ShopChange {
  return { event, change };
}

function wordsOf({ id, currencyCode, defaultLocale, timeZone }: AnnouncedShop): ShopWords {
  if (!isCurrencyCode(currencyCode)) throw new Error(`shop ${id} has no currency`);
  const locale = toLocale(defaultLocale);
  return {
    text: (json) => localize(parseLocalized(json), locale, locale),
    amount: amountsIn(currencyCode, locale),
    moment: (at) => atTheShop(at, timeZone),
  };
}

/** @returns the hours as they are now; null where they are as they were. */
function hoursChange(before: OpeningHours | null, after: OpeningHours | null): HoursObject | null {
  if (!before || !after) return null;
  const now = hoursObject(after);
  return JSON.stringify(hoursObject(before)) === JSON.stringify(now) ? null : now;
}

function hoursObject({ workingDays, specialDays }: OpeningHours): HoursObject {
  return {
    week: WEEKDAYS.map((weekday, index) => {
      const day = workingDays.find((one) => one.index === index);
      return { weekday, isActive: day?.isActive ?? false, intervals: day?.intervals ?? [] };
    }),
    specialDays: specialDays.map(({ date, intervals }) => ({ date, intervals })),
  };
}

function batches<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const count = Math.ceil(rows.length / ROWS_OF_A_MESSAGE);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_OF_A_MESSAGE, (index + 1) * ROWS_OF_A_MESSAGE),
  );
}
