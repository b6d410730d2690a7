import { intlZone } from '../../../../domain/intl-zone';
import { LANGUAGE_TAGS, type Locale, toLocale } from '../../../../domain/locale';
import { isCurrencyCode } from '../../../../domain/money';
import type { Database, Transaction } from '../../../db/client';
import { transaction } from '../../../db/transaction';
import type { Channel } from '../../../generated/prisma/client';
import { type Sales, sumSales } from '../../../insights/sales';
import { readSalesQuarters } from '../../../insights/sales.store';
import { salesPeriod } from '../../../insights/sales-period';
import { amountsIn } from '../../../kernel/amounts';
import { localDate, localTime, startOfDay, toDate, toInstant } from '../../../kernel/zoned-time';
import { message } from '../../../messages/messages';
import { PLAIN_TEXTS, shopName } from '../texts/plain-texts';
import { pageAt } from './recipient-page';
import { type Recipient, readRecipients, writeSteps } from './steps.store';

/** By the shop's clock: a bar's last orders are settled then. */
const SENT_FROM = '08:00';
const WEEK = 7;

/** Writes the total of the day before to those who want it, once a day. Any number of processes may look. */
export async function writeDailySums(db: Database, now = new Date()): Promise<void> {
  const shops = await db.channel.findMany({
    where: { noticeRecipients: { some: { getsDailySum: true, isActive: true } } },
  });
  for (const shop of shops) {
    const { timeZone } = shop;
    if (localTime(toInstant(now), timeZone) >= SENT_FROM) await transaction(db, (tx) => writeSums(tx, shop, now));
  }
}

async function writeSums(tx: Transaction, shop: Channel, now: Date): Promise<void> {
  const { id: channelId, timeZone } = shop;
  const yesterday = localDate(toInstant(now), timeZone).subtract({ days: 1 });
  const day = new Date(yesterday.toString());
  const claimed = await tx.noticeRecipient.updateManyAndReturn({
    where: { channelId, getsDailySum: true, OR: [{ dailySumOf: null }, { dailySumOf: { lt: day } }] },
    data: { dailySumOf: day },
    select: { id: true },
  });
  if (claimed.length === 0) return;
  const recipients = await readRecipients(tx, channelId, { id: { in: claimed.map(({ id }) => id) } });
  const [sales, before] = await Promise.all([1, 1 + WEEK].map((daysAgo) => readSales(tx, shop, daysAgo, now)));
  if (!sales || !before) return;
  const about = { channelId, topic: 'DAILY_SUM', from: now, now, timeZone } as const;
  await writeSteps(
    tx,
    recipients.map((recipient) => ({ ...recipient, afterMinutes: 0 })),
    about,
    (recipient) => sumBody(shop, { sales, before, from: toDate(startOfDay(yesterday, timeZone)) }, recipient),
  );
}

async function readSales(tx: Transaction, shop: Channel, daysAgo: number, now: Date): Promise<Sales> {
  const period = salesPeriod({ days: 1, daysAgo, isToThisTime: false }, now, shop.timeZone);
  return sumSales(await readSalesQuarters(tx, shop, period), shop.timeZone);
}

interface DaySum {
  readonly sales: Sales;
  /** Of the same weekday a week earlier. */
  readonly before: Sales;
  /** When the day began. */
  readonly from: Date;
}

function sumBody(shop: Channel, { sales, before, from }: DaySum, { locale: language, page, noticeChannel }: Recipient) {
  const { currencyCode, timeZone } = shop;
  if (!isCurrencyCode(currencyCode)) throw new Error(`channel ${shop.id} has no currency`);
  const locale = toLocale(language);
  const amount = amountsIn(currencyCode, locale);
  const money = (value: number) => amount(value).formatted;
  const said = (of: Sales) => ({ orders: of.orders, revenue: money(of.revenue) });
  const { averageCheck, tips, cancelled } = sales;
  const lines = [
    averageCheck !== null && message(locale, 'NOTICE_DAILY_SUM_AVERAGE', { amount: money(averageCheck) }),
    tips > 0 && message(locale, 'NOTICE_DAILY_SUM_TIPS', { amount: money(tips) }),
    cancelled > 0 && message(locale, 'NOTICE_DAILY_SUM_CANCELLED', { count: cancelled }),
    message(locale, 'NOTICE_DAILY_SUM_BEFORE', said(before)),
  ];
  return PLAIN_TEXTS[noticeChannel.kind]({
    title: message(locale, 'NOTICE_DAILY_SUM', { day: dayName(from, locale, timeZone), ...said(sales) }),
    text: lines.filter((line) => line !== false).join('\n'),
    shop: shopName(shop, locale),
    page: pageAt(page, '/command-center'),
    tag: 'daily-sum',
  });
}

/** “Monday, November 30”. */
function dayName(at: Date, locale: Locale, timeZone: string): string {
  const zone = { timeZone: intlZone(timeZone) };
  const format = { ...zone, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], format).format(at);
}
