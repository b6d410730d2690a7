import type { ChangeObject } from '../../shop-news/change-object';
import type { ChangedPart } from '../../shop-news/menu-changes.store';
import { noticeFailed, printUnknown, type ShopTimes, shopChanges } from '../../shop-news/shop-changes';
import type { ShopEvent } from '../../shop-news/shop-event';
import type { SampleShop } from './sample-order';

const PRODUCT_ID = '00000000-0000-7000-8000-000000000001';
const HOUR_MS = 3_600_000;
const SAMPLE_PRINT = {
  jobId: '00000000-0000-7000-8000-000000000004',
  printerName: 'Hot kitchen',
  content: 'KITCHEN_TICKET',
  orderId: '00000000-0000-7000-8000-000000000005',
  orderNumber: '0101-0001',
};
const SAMPLE_NOTICE = {
  noticeId: '00000000-0000-7000-8000-000000000006',
  kind: 'MAIL',
  topic: 'ACCEPTED',
  isForStaff: false,
  orderId: SAMPLE_PRINT.orderId,
  orderNumber: SAMPLE_PRINT.orderNumber,
};

/** An example of a change of the shop: a dish whose prices went up, and which is stopped for an hour. */
export function sampleChange(shop: SampleShop, now: Date, event: ShopEvent): ChangeObject {
  if (event === 'PRINT_UNKNOWN') return printUnknown(shop, SAMPLE_PRINT);
  if (event === 'NOTICE_FAILED') return noticeFailed(shop, SAMPLE_NOTICE);
  const soon = new Date(now.getTime() + HOUR_MS);
  const before = times('22:00', null);
  const after = times('23:00', soon);
  const told = shopChanges(shop, { parts: sampleParts(soon), before, after }, now).find((one) => one.event === event);
  if (!told) throw new Error(`no sample of ${event}`);
  return told.change;
}

function sampleParts(soon: Date): ChangedPart[] {
  const productName = { en: 'Margherita', ru: 'Маргарита' };
  const of = { productId: PRODUCT_ID, productName };
  const size = { name: { en: '30 cm', ru: '30 см' }, sku: 'PZ-30', isAvailable: true };
  const sauce = { name: { en: '"Hot" sauce', ru: 'Соус «острый»' }, sku: 'EX-HOT' };
  return [
    { ...of, part: 'Product', id: PRODUCT_ID, before: { name: { en: 'Pizza' } }, after: { name: productName } },
    {
      ...of,
      part: 'Variant',
      id: PRODUCT_ID.replace(/1$/, '2'),
      before: { ...size, price: 1450 },
      after: { ...size, price: 1550, stoppedUntil: soon },
    },
    {
      ...of,
      part: 'Option',
      id: PRODUCT_ID.replace(/1$/, '3'),
      before: { ...sauce, priceDifference: 145 },
      after: { ...sauce, priceDifference: 155 },
    },
  ];
}

function times(closes: string, pausedUntil: Date | null): ShopTimes {
  const intervals = [{ from: '10:00', to: closes }];
  const workingDays = [1, 2, 3, 4, 5].map((index) => ({ index, isActive: true, intervals }));
  const specialDays = [{ date: '2026-12-31', intervals: [], note: {} }];
  return { hours: { timeZone: 'UTC', workingDays, specialDays }, pausedUntil };
}
