import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Database } from '../../db/client';
import { createNotifications, type Notifications } from '../../db/notifications';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { DeliveryAttempt } from '../../generated/prisma/client';
import type { GuardedAgent } from '../../kernel/guarded-agent';
import { createSecretBox } from '../../kernel/secrets';
import { eventually } from '../../kernel/testing-eventually';
import { QUIET_LOGGER } from '../../kernel/testing-logger';
import { createGuardedAgent } from '../../sending/address-guard';
import { parseAddressPolicy } from '../../sending/address-policy';
import type { Worker } from '../../sending/worker';
import { type Answer, answerOk, startReceiver, type TestReceiver } from '../testing-receiver';
import type { ReplayScope } from './replay.command';
import { createOutboxWorld, type OutboxWorld } from './testing-outbox';
import { startWorker, type ReceiversWorkerOptions as WorkerOptions } from './worker';

/** Real workers on a real database for the tests of one file; all that is started ends after each test. */
export interface WorkerBench {
  readonly db: () => Database;
  /** Of the database. */
  readonly url: () => string;
  /** What its receivers' secrets are sealed with. */
  readonly secretKey: Buffer;
  /** A new shop with receivers at these URLs. */
  shop(...urls: string[]): Promise<OutboxWorld>;
  hook(answer?: Answer): Promise<TestReceiver>;
  /** Starts a worker that makes four attempts, 20 ms apart, and may call loopback. */
  work(options?: WorkerOptions, agent?: GuardedAgent): Worker;
  stopWorkers(): Promise<void>;
  /** Waits until so many messages are in this state. */
  settled(status: 'DELIVERED' | 'PARKED', count?: number): Promise<void>;
  attempts(): Promise<DeliveryAttempt[]>;
  replayScope(world: OutboxWorld): ReplayScope;
}

const SCHEDULE = [0, 20, 20, 20];

/** Registers what vitest runs before and after: call it once, at the top of a file. */
export function openWorkerBench(): WorkerBench {
  const secretKey = randomBytes(32);
  const secrets = createSecretBox(secretKey);
  const openAgent = createGuardedAgent(parseAddressPolicy('all'));
  let database: TestDatabase;
  let notifications: Notifications;
  let workers: Worker[] = [];
  let hooks: TestReceiver[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    notifications = createNotifications(database.url);
  });
  const stopWorkers = async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  };
  afterEach(async () => {
    await stopWorkers();
    await Promise.all(hooks.map((hook) => hook.close()));
    hooks = [];
    await database.db.channel.deleteMany();
  });
  afterAll(async () => {
    await notifications.close();
    await openAgent.destroy();
    await database.drop();
  });

  return {
    db: () => database.db,
    url: () => database.url,
    secretKey,
    async shop(...urls) {
      const world = await createOutboxWorld(database.db, secrets);
      for (const url of urls) await world.addReceiver({ url });
      return world;
    },
    async hook(answer = answerOk) {
      const hook = await startReceiver(answer);
      hooks.push(hook);
      return hook;
    },
    work(options = {}, agent = openAgent) {
      const services = { db: database.db, notifications, secrets, agent, logger: QUIET_LOGGER };
      const worker = startWorker(services, { schedule: SCHEDULE, random: () => 0.5, ...options });
      workers.push(worker);
      return worker;
    },
    stopWorkers,
    settled: (status, count = 1) =>
      eventually(async () => expect(await database.db.outboxMessage.count({ where: { status } })).toBe(count)),
    attempts: () => database.db.deliveryAttempt.findMany({ orderBy: { startedAt: 'asc' } }),
    replayScope: ({ channel }) => ({ db: database.db, channelId: channel.id, now: new Date() }),
  };
}
