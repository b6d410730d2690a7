import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { OutboxStatus } from '../../generated/prisma/client';
import { createTestChannel } from '../../graphql/testing';
import { forgetMessages } from './forget-messages.store';
import { placedCheckout } from './testing-outbox';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('delivered messages are deleted after 30 days, parked ones after 90, waiting ones never', async () => {
  const { db } = database;
  const { id: channelId } = await createTestChannel(db);
  const { id: checkoutId } = await db.checkout.create({ data: placedCheckout(channelId, 1, now) });
  const { id: receiverId } = await db.receiver.create({
    data: { channelId, name: 'Kitchen', url: 'x', bodyTemplate: '', secretCipher: Buffer.of(1) },
  });
  const write = (status: OutboxStatus, days: number) =>
    db.outboxMessage.create({
      data: {
        channelId,
        checkoutId,
        receiverId,
        status,
        event: 'PLACED',
        order: { days },
        createdAt: daysAgo(days),
        attempts: { create: { startedAt: daysAgo(days), durationMs: 1, answer: 'thanks' } },
      },
    });
  for (const days of [29, 31, 89, 91]) {
    for (const status of ['DELIVERED', 'PARKED', 'PENDING'] as const) await write(status, days);
  }
  await forgetMessages(db, now);
  const left = await db.outboxMessage.findMany({ orderBy: { sequence: 'asc' }, include: { attempts: true } });
  expect(left.map(({ status, order, attempts }) => `${status} ${JSON.stringify(order)} ${attempts.length}`)).toEqual([
    'DELIVERED {"days":29} 1',
    'PARKED {"days":29} 1',
    'PENDING {"days":29} 1',
    'PARKED {"days":31} 1',
    'PENDING {"days":31} 1',
    'PARKED {"days":89} 1',
    'PENDING {"days":89} 1',
    'PENDING {"days":91} 0',
  ]);
});
