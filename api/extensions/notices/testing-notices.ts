import { afterAll, afterEach, beforeAll } from 'vitest';
import { createNotifications, type Notifications } from '../../db/notifications';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import type { CheckoutStatus, Prisma } from '../../generated/prisma/client';
import { createSecretBox } from '../../kernel/secrets';
import { QUIET_LOGGER } from '../../kernel/testing-logger';
import { createAnnouncer } from '../../receivers/worker/announce-order';
import { placedCheckout } from '../../receivers/worker/testing-outbox';
import { createGuardedAgent } from '../../sending/address-guard';
import { parseAddressPolicy } from '../../sending/address-policy';
import type { Worker } from '../../sending/worker';
import { notices } from './index';
import { startNotices } from './sending/start-notices.command';
import type { BotTimes } from './telegram/bots.command';

export const TOKEN = 'aaaaaaaaaaaaaaaaaaaaaa';
const announceOrder = createAnnouncer(() => null, [notices]);
/** As `testContext` seals. */
const secrets = createSecretBox(Buffer.alloc(32, 7));

/** Of which half is free. */
const WIDE_DISK = async () => ({ free: 1, size: 2 });

type Started = Parameters<typeof startNotices>[0];

/** A database, and workers that send notices of its shops to this machine, for the tests of a file. Shops go after each test. */
export function noticeTests() {
  const agent = createGuardedAgent(parseAddressPolicy('127.0.0.1'));
  const workers: Worker[] = [];
  let database: TestDatabase;
  let notifications: Notifications;
  const stop = async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    notifications = createNotifications(database.url);
  });
  afterAll(async () => {
    await notifications.close();
    await agent.destroy();
    await database.drop();
  });
  afterEach(async () => {
    await stop();
    await database.db.channel.deleteMany();
  });

  const move = (checkoutId: string, status: CheckoutStatus, event: 'STATUS_CHANGED' | 'CANCELLED' = 'STATUS_CHANGED') =>
    transaction(database.db, async (tx) => {
      const { channelId, status: previousStatus } = await tx.checkout.findUniqueOrThrow({ where: { id: checkoutId } });
      await tx.checkout.update({ where: { id: checkoutId }, data: { status } });
      await announceOrder(tx, { channelId, checkoutId, event, previousStatus, now: new Date() });
    });

  return {
    agent,
    announceOrder,
    get db() {
      return database.db;
    },
    start(change: Partial<Started> = {}, schedule: readonly number[] | undefined = [0, 20, 20], botTimes?: BotTimes) {
      const services = { db: database.db, notifications, agent, logger: QUIET_LOGGER, secrets, announceOrder };
      workers.push(
        startNotices(
          { ...services, orderPages: () => null, publicUrl: null, disk: WIDE_DISK, ...change },
          schedule,
          botTimes,
        ),
      );
    },
    /** All that was started. */
    stop,
    /** An order, 2011-1 and so on, that nothing was announced of. */
    order: (channelId: string, number = 1, change: Partial<Prisma.CheckoutUncheckedCreateInput> = {}) => {
      const placed = placedCheckout(channelId, number, new Date('2026-11-30T17:30:00Z'));
      return database.db.checkout.create({ data: { ...placed, currencyCode: 'EUR', ...change } });
    },
    move,
  };
}
