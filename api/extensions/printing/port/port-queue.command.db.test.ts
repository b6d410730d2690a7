import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNotifications, type Notifications } from '../../../db/notifications';
import { createTestDatabase, type TestDatabase } from '../../../db/testing';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import { QUIET_LOGGER } from '../../../kernel/testing-logger';
import { createGuardedAgent } from '../../../sending/address-guard';
import { parseAddressPolicy } from '../../../sending/address-policy';
import { startSending, type Worker } from '../../../sending/worker';
import { printingShop } from '../testing-printing';
import { endpointOf } from './endpoint';
import { portQueue } from './port-queue.command';
import { startPortPrinter } from './testing-port-printer';

let database: TestDatabase;
let notifications: Notifications;
let agent: GuardedAgent;
let shop: Awaited<ReturnType<typeof printingShop>>;
let device: Awaited<ReturnType<typeof startPortPrinter>>;
let worker: Worker;
/** A printer that is away is tried again at once. */
const OPTIONS = { schedule: Array<number>(50).fill(20), breaker: { failures: 1000, restsMs: [20] }, perTarget: 1 };

beforeAll(async () => {
  database = await createTestDatabase();
  notifications = createNotifications(database.url);
  agent = createGuardedAgent(parseAddressPolicy('127.0.0.0/8'));
});
afterAll(async () => {
  await agent.destroy();
  await notifications.close();
  await database.drop();
});
beforeEach(async () => {
  shop = await printingShop(database);
  device = await startPortPrinter();
  worker = start();
});
afterEach(async () => {
  await worker.stop();
  await device.close().catch(() => undefined);
});

function start(): Worker {
  return startSending(
    portQueue({ db: database.db, agent }),
    { db: database.db, notifications, logger: QUIET_LOGGER },
    OPTIONS,
  );
}

const addPort = (address = device.address) => shop.addPrinter({ kind: 'ESC_POS', address });

test('a sheet is sent to the printer’s port, cut, and printed once the printer says so', async () => {
  const printer = await addPort();
  await shop.move(await shop.place(), 'ACCEPTED');
  await expect.poll(() => shop.jobs(printer)).toEqual(['KITCHEN_TICKET PRINTED']);
  expect(device.state).toMatchObject({ sheets: [expect.any(String)], begun: 1 });
  expect((await database.db.printer.findUniqueOrThrow({ where: { id: printer.id } })).lastSeenAt).not.toBeNull();
});

test('a printer that answers nothing has printed what it took to the end', async () => {
  device.state.answers = false;
  const printer = await addPort();
  await shop.move(await shop.place(), 'ACCEPTED');
  await expect.poll(() => shop.jobs(printer), { timeout: 10_000 }).toEqual(['KITCHEN_TICKET PRINTED']);
});

test.each(['AT_FIRST_BYTES', 'BEFORE_CUT', 'AFTER_CUT'] as const)(
  'a connection that ends %s leaves the job unknown, and nothing is sent again',
  async (diesAt) => {
    device.state.diesAt = () => diesAt;
    const printer = await addPort();
    await shop.move(await shop.place(), 'ACCEPTED');
    await expect.poll(() => shop.jobs(printer)).toEqual(['KITCHEN_TICKET UNKNOWN']);
    device.state.diesAt = () => null;
    await shop.move(await shop.place(), 'ACCEPTED');
    await expect.poll(() => shop.jobs(printer)).toEqual(['KITCHEN_TICKET UNKNOWN', 'KITCHEN_TICKET PRINTED']);
    expect(device.state.begun).toBe(2);
  },
);

test('without paper nothing is sent, and what waited comes out once, in order, when there is some', async () => {
  device.state.hasPaper = false;
  const printer = await addPort();
  for (const id of [await shop.place(), await shop.place()]) await shop.move(id, 'ACCEPTED');
  const trouble = async () => (await database.db.printer.findUniqueOrThrow({ where: { id: printer.id } })).trouble;
  await expect.poll(trouble).toBe('PAPER_OUT');
  expect(await shop.jobs(printer)).toEqual(['KITCHEN_TICKET QUEUED', 'KITCHEN_TICKET QUEUED']);
  device.state.hasPaper = true;
  await expect.poll(() => shop.jobs(printer)).toEqual(['KITCHEN_TICKET PRINTED', 'KITCHEN_TICKET PRINTED']);
  expect(await trouble()).toBeNull();
  expect(device.state.begun).toBe(2);
});

test('a printer that can’t be reached, or may not be, is silent and keeps its jobs', async () => {
  const away = await addPort('127.0.0.1:1');
  const refused = await addPort('10.0.0.1:9100');
  await shop.move(await shop.place(), 'ACCEPTED');
  for (const { id } of [away, refused]) {
    const trouble = async () => (await database.db.printer.findUniqueOrThrow({ where: { id } })).trouble;
    await expect.poll(trouble).toBe('SILENT');
  }
  expect(await shop.jobs(away)).toEqual(['KITCHEN_TICKET QUEUED']);
  const [attempt] = await database.db.printAttempt.findMany({ where: { sending: { printerId: refused.id } } });
  expect(attempt?.failure).toBe('ADDRESS_REFUSED');
});

test('a job that an ended process had taken is not sent again', async () => {
  await worker.stop();
  const printer = await addPort();
  await shop.move(await shop.place(), 'ACCEPTED');
  await database.db.printJob.updateMany({ where: { printerId: printer.id }, data: { status: 'FETCHED' } });
  worker = start();
  await expect.poll(() => database.db.printSending.count({ where: { status: 'DELIVERED' } })).toBeGreaterThan(0);
  expect(device.state.begun).toBe(0);
});

test('an address is a host with or without a port', () => {
  expect(endpointOf('192.168.1.50')).toEqual(['192.168.1.50', 9100]);
  expect(endpointOf('printer.local:9101')).toEqual(['printer.local', 9101]);
  expect(endpointOf('[fd00::1]:9100')).toEqual(['fd00::1', 9100]);
  expect(endpointOf('a b')[0]).toBe('');
});
