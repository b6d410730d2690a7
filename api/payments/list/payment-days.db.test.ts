import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseLocalized } from '../../../domain/localized';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { PaymentProviderKind, RefundStatus } from '../../generated/prisma/client';
import { createTestChannel } from '../../graphql/testing';
import { periodBetween } from '../../insights/sales-period';
import { localDate, toInstant } from '../../kernel/zoned-time';
import { readPaymentDays } from './payment-days.store';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Given {
  readonly amount: number;
  readonly at: Date;
  readonly status: RefundStatus;
}

interface Paid {
  readonly method: string | null;
  readonly kind: PaymentProviderKind;
  readonly isLive: boolean;
  readonly currencyCode: string;
  readonly captured: number;
  readonly at: Date;
  readonly given: readonly Given[];
}

/** Clocks that change at midnight, at two, by half an hour and never; and the first and last zones of a day. */
const zones = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  '-12:00',
);

/** Midnight and changes of clocks in those zones; a few of them, so that many payments meet about one. */
const BORDERS = ['2025-03-30T00', '2025-04-24T22', '2025-10-26T00', '2025-10-30T21', '2025-06-30T22', '2025-01-01T05'];
const HALF_HOUR_MS = 1_800_000;

const instants = fc.oneof(
  fc.date({ min: new Date('2024-12-30'), max: new Date('2026-01-02'), noInvalidDate: true }),
  fc
    .tuple(fc.constantFrom(...BORDERS), fc.integer({ min: -4, max: 4 }), fc.integer({ min: -1, max: 1 }))
    .map(([hour, steps, beside]) => new Date(Date.parse(`${hour}:00Z`) + steps * HALF_HOUR_MS + beside)),
);

const payments: fc.Arbitrary<readonly Paid[]> = fc.array(
  fc.record({
    method: fc.constantFrom('Card online', 'Apple Pay', null),
    kind: fc.constantFrom('STRIPE', 'YOOKASSA'),
    isLive: fc.boolean(),
    currencyCode: fc.constantFrom('EUR', 'USD'),
    captured: fc.oneof(fc.constant(0), fc.integer({ min: 1500, max: 2_000_000_000 })),
    at: instants,
    given: fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 500 }),
        at: instants,
        status: fc.constantFrom('SUCCEEDED', 'SUCCEEDED', 'FAILED', 'CREATED'),
      }),
      { maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

const succeeded = ({ given }: Paid) => given.filter(({ status }) => status === 'SUCCEEDED');

async function shopWith(timeZone: string, paid: readonly Paid[]) {
  const { db } = database;
  const channel = await createTestChannel(db, { timeZone });
  const account = { channelId: channel.id, kind: 'STRIPE', isLive: false, keyCipher: Buffer.from('sealed') } as const;
  const { id: providerId } = await db.paymentProvider.create({ data: account });
  for (const each of paid) {
    const { method, kind, isLive, currencyCode, captured, at, given } = each;
    await db.payment.create({
      data: {
        channelId: channel.id,
        providerId,
        kind,
        isLive,
        currencyCode,
        captured,
        status: captured > 0 ? 'CAPTURED' : 'FAILED',
        amount: 2_000_000_000,
        capturesAtOnce: true,
        refunded: succeeded(each).reduce((sum, { amount }) => sum + amount, 0),
        returnUrl: '',
        description: '',
        locale: 'en',
        capturedAt: captured > 0 ? at : null,
        ...(method !== null && { methodName: { en: method } }),
        refunds: {
          // One that came back had succeeded before.
          create: given.map(({ amount, status, at: moment }) => {
            return { cause: 'STAFF', amount, status, succeededAt: status === 'CREATED' ? null : moment };
          }),
        },
      },
    });
  }
  return channel;
}

async function daysOf(shop: Awaited<ReturnType<typeof shopWith>>, from: string, to: string) {
  const period = periodBetween(from, to, 366, shop.timeZone);
  if (!period) throw new Error('no period');
  return readPaymentDays(database.db, shop, period);
}

/** The same, counted one by one by the calendar of the zone. */
function counted(paid: readonly Paid[], timeZone: string, from: string, to: string) {
  const sums = new Map<string, [number, number, number, number]>();
  const count = (payment: Paid, at: Date, move: readonly [number, number, number, number]) => {
    const day = localDate(toInstant(at), timeZone).toString();
    if (day < from || day > to) return;
    const { method, kind, isLive, currencyCode } = payment;
    const key = [day, method, kind, isLive, currencyCode].join();
    const [a, b, c, d] = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [a + move[0], b + move[1], c + move[2], d + move[3]]);
  };
  for (const payment of paid) {
    if (payment.captured > 0) count(payment, payment.at, [payment.captured, 1, 0, 0]);
    for (const { amount, at } of succeeded(payment)) count(payment, at, [0, 0, amount, 1]);
  }
  return sums;
}

test('each day has exactly what was taken and given back on it, by the calendar of any zone', async () => {
  const [from, to] = ['2025-01-01', '2025-12-31'];
  await fc.assert(
    fc.asyncProperty(zones, payments, async (timeZone, paid) => {
      const rows = await daysOf(await shopWith(timeZone, paid), from, to);
      const found = rows.map((row) => {
        const method = row.methodName === null ? null : parseLocalized(row.methodName).en;
        const key = [row.day, method, row.kind, row.isLive, row.currencyCode].join();
        return [key, [row.captured, row.captures, row.refunded, row.refunds]] as const;
      });
      expect(new Map(found)).toEqual(counted(paid, timeZone, from, to));
      expect(found).toHaveLength(new Set(found.map(([key]) => key)).size);
      expect(rows.map(({ day }) => day)).toEqual(
        rows
          .map(({ day }) => day)
          .toSorted()
          .toReversed(),
      );
    }),
    { numRuns: 60 },
  );
});

test('the days of periods that follow each other add up to what payments and refunds hold, to the minor unit', async () => {
  await fc.assert(
    fc.asyncProperty(zones, payments, async (timeZone, paid) => {
      const shop = await shopWith(timeZone, paid);
      const rows = [
        ...(await daysOf(shop, '2024-12-28', '2025-03-30')),
        ...(await daysOf(shop, '2025-03-31', '2025-10-25')),
        ...(await daysOf(shop, '2025-10-26', '2026-01-04')),
      ];
      const [held] = await database.db.$queryRaw<object[]>`
        select sum("captured")::float8 as "captured", sum("refunded")::float8 as "refunded"
        from "Payment" where "channelId" = ${shop.id}::uuid`;
      const [given] = await database.db.$queryRaw<object[]>`
        select coalesce(sum(refund."amount"), 0)::float8 as "refunded"
        from "Refund" refund join "Payment" payment on payment."id" = refund."paymentId"
        where payment."channelId" = ${shop.id}::uuid and refund."status" = 'SUCCEEDED'`;
      const sum = (key: 'captured' | 'refunded') => rows.reduce((total, row) => total + row[key], 0);
      expect({ captured: sum('captured'), refunded: sum('refunded') }).toEqual(held);
      expect({ refunded: sum('refunded') }).toEqual(given);
    }),
    { numRuns: 60 },
  );
});

test('money of another shop is never among it', async () => {
  const at = new Date('2025-05-01T12:00:00Z');
  const paid: Paid = {
    method: null,
    kind: 'STRIPE',
    isLive: true,
    currencyCode: 'EUR',
    captured: 5000,
    at,
    given: [{ amount: 100, at, status: 'SUCCEEDED' }],
  };
  await shopWith('UTC', [paid]);
  const other = await createTestChannel(database.db);
  expect(await daysOf(other, '2025-05-01', '2025-05-01')).toEqual([]);
});
