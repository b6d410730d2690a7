import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutView } from '../checkout/checkout-view';
import { moveOrder } from '../checkout/order-life/move-order.command';
import { placeOrder } from '../checkout/placing/place-order.command';
import { goodDetails, type Shopper } from '../checkout/testing-shopper';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { readOrderObject } from '../receivers/template/stored-order';
import { createAnnouncer } from '../receivers/worker/announce-order';
import { eraseClient } from './erase-client.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Values that identify the person, each unique enough to be searched for in all tables. */
const PERSON = {
  name: 'Zebulon Quickfeather',
  phone: '+4930901899',
  street: 'Mulberry Lane 77',
  intercom: 'QX-9911',
  courierNote: 'Ring at the violet door',
  kitchenNote: 'My twin hates coriander',
};
const TRACES = [...Object.values(PERSON), 'Quickfeather', '4930901899', '52.516', 'Zebulons key'];

/** Every column of every table that can hold a text, as the database itself lists them. */
async function textColumns(): Promise<{ table: string; column: string }[]> {
  return database.db.$queryRaw`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and table_name not like '\\_%'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'double precision', 'USER-DEFINED')`;
}

/** Where anything of the person stands: `Table.column`. */
async function tracesLeft(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await textColumns()) {
    const [row] = await database.db.$queryRawUnsafe<{ count: number }[]>(
      `select count(*)::int as count from "${table}" where exists (
        select 1 from unnest($1::text[]) trace where position(lower(trace) in lower("${column}"::text)) > 0)`,
      TRACES,
    );
    if (row && row.count > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

async function order(world: World, shopper: Shopper, input: object = {}): Promise<CheckoutView> {
  await shopper.add('Soup', 2);
  const caller = { ...world.caller(shopper.actor), announceOrder: createAnnouncer(() => null) };
  return placeOrder(caller, {
    ...goodDetails(world),
    ...PERSON,
    deliveryMethod: 'DELIVERY',
    idempotencyKey: randomUUID(),
    ...input,
  });
}

async function finish(world: World, id: string): Promise<void> {
  const staff = await world.staff('ADMIN');
  await moveOrder(staff, { id, to: 'CANCELLED', reason: `${PERSON.name} did not answer ${PERSON.phone}` });
}

/** A person who left traces wherever one can. */
async function busyLife() {
  const world = await shop(database.db, { taxStandard: 1900 })
    .dish('Soup', 500)
    .receiver('kitchen', ['PLACED', 'CANCELLED'])
    .open();
  const shopper = await world.shopper();
  const lines = [{ ...world.choice('Soup', 2), note: `For ${PERSON.name} alone` }];
  const first = await order(world, shopper, { idempotencyKey: 'Zebulons key', lines });
  const second = await order(world, shopper);
  for (const { id } of [first, second]) await finish(world, id);
  await shopper.add('Soup');
  await shopper.fill({ name: PERSON.name, street: PERSON.street });
  const client = await database.db.client.findFirstOrThrow({ where: { channelId: world.channel.id } });
  await database.db.client.update({ where: { id: client.id }, data: { note: PERSON.kitchenNote } });
  const place = { latitude: 52.516, longitude: 13.377 };
  await database.db.checkout.update({ where: { id: first.id }, data: place });
  await database.db.promoCode.create({
    data: {
      channelId: world.channel.id,
      code: 'TEN',
      kind: 'PERCENT',
      percent: 10,
      uses: { create: { checkoutId: first.id, phone: PERSON.phone } },
    },
  });
  const [delivered] = await database.db.outboxMessage.findMany({ where: { checkoutId: first.id, event: 'PLACED' } });
  await database.db.outboxMessage.update({
    where: { id: delivered?.id ?? '' },
    data: {
      status: 'DELIVERED',
      requestUrl: `https://hook.example/?phone=${PERSON.phone}`,
      requestBody: JSON.stringify(delivered?.order),
      attempts: {
        create: {
          startedAt: world.now,
          durationMs: 5,
          status: 200,
          answer: `Thanks, ${PERSON.name}`,
          failureDetail: PERSON.street,
        },
      },
    },
  });
  await database.db.auditEntry.createMany({
    data: [
      { channelId: world.channel.id, action: 'updateClient', subjectId: client.id, details: { name: PERSON.name } },
      { channelId: world.channel.id, action: 'call', details: { phone: PERSON.phone } },
    ],
  });
  return { world, shopper, client, first, second, delivered };
}

test('after a person is erased, nothing of them stands in any text of any table; the books stay', async () => {
  const { world, client, first, delivered } = await busyLife();
  const stranger = await world.shopper();
  await stranger.add('Soup');
  const theirs = await stranger.place({ name: 'Anna Schmidt' });
  const before = await tracesLeft();
  // The control: the search does find what is there.
  expect(before).toEqual(
    expect.arrayContaining([
      ...[
        'AuditEntry.details',
        'Cart.draft',
        'Checkout.cancelReason',
        'Checkout.courierNote',
        'Checkout.idempotencyKey',
      ],
      ...['Checkout.intercom', 'Checkout.kitchenNote', 'Checkout.latitude', 'Checkout.name', 'Checkout.phone'],
      ...[
        'Checkout.street',
        'CheckoutLine.note',
        'Client.name',
        'Client.note',
        'Client.phone',
        'DeliveryAttempt.answer',
      ],
      ...['DeliveryAttempt.failureDetail', 'OutboxMessage.order', 'OutboxMessage.requestBody'],
      ...['OutboxMessage.requestUrl', 'PromoUse.phone', 'StatusMove.reason'],
    ]),
  );
  const frozen = await database.db.checkout.findUniqueOrThrow({ where: { id: first.id }, include: { lines: true } });

  expect(await eraseClient(await world.staff('ADMIN'), client.id)).toEqual({ id: client.id, ordersCount: 2 });

  expect(await tracesLeft()).toEqual([]);
  const { number, total, productsCost, orderSequence, placedAt, status, lines } = frozen;
  const kept = await database.db.checkout.findUniqueOrThrow({ where: { id: first.id }, include: { lines: true } });
  expect(kept).toMatchObject({
    number,
    total,
    productsCost,
    orderSequence,
    placedAt,
    status,
    lines: lines.map((line) => ({ ...line, note: null })),
    erasedAt: world.now,
  });
  expect([kept.clientId, kept.sessionId]).toEqual([null, null]);
  expect(kept.token).not.toBe(frozen.token);
  // What was delivered stays in the log as an order that templates can read; what was not is gone.
  const messages = await database.db.outboxMessage.findMany({
    where: { channelId: world.channel.id, checkoutId: { not: theirs.id } },
  });
  expect(messages.map(({ id }) => id)).toEqual([delivered?.id]);
  expect(readOrderObject(messages[0]?.order)).toMatchObject({
    number,
    isTest: false,
    taxes: [{ rate: 19 }],
    contact: { name: '', phone: '' },
    address: null,
    url: null,
  });
  // Other people's stays.
  expect(await database.db.client.findMany({ where: { channelId: world.channel.id } })).toMatchObject([
    { name: 'Anna Schmidt' },
  ]);
  expect(await database.db.checkout.findUnique({ where: { id: theirs.id } })).toMatchObject({ name: 'Anna Schmidt' });
});

test('the audit log tells who erased, and nothing of whom', async () => {
  const { world, client } = await busyLife();
  const admin = await world.staff('ADMIN');
  await eraseClient(admin, client.id);
  const [entry] = await database.db.auditEntry.findMany({ where: { action: 'eraseClient', subjectId: client.id } });
  expect(entry).toMatchObject({
    staffMemberId: admin.actor.kind === 'staff' ? admin.actor.staffMemberId : '',
    details: { ordersCount: 2 },
  });
  await expect(eraseClient(admin, client.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('nobody is erased while an order of theirs is not over, or on its way to a receiver', async () => {
  const { world, shopper, client } = await busyLife();
  const admin = await world.staff('ADMIN');
  const { id, number } = await order(world, shopper);
  const erasing = () => eraseClient(admin, client.id);
  await expect(erasing()).rejects.toMatchObject({ code: 'ORDERS_NOT_OVER', numbers: [number] });
  await finish(world, id);
  const leasedUntil = new Date(world.now.getTime() + 1_000);
  await database.db.outboxMessage.updateMany({ where: { checkoutId: id, event: 'PLACED' }, data: { leasedUntil } });
  await expect(erasing()).rejects.toMatchObject({ code: 'DELIVERY_UNDER_WAY' });
  expect(await database.db.client.count({ where: { id: client.id } })).toBe(1);
  world.now = leasedUntil;
  await expect(erasing()).resolves.toMatchObject({ ordersCount: 3 });
});

test.each(['MANAGER', 'OPERATOR', 'KITCHEN'] as const)('a %s erases nobody', async (role) => {
  const { world, client } = await busyLife();
  await expect(eraseClient(await world.staff(role), client.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('another shop’s client is as if it were not there', async () => {
  const { client } = await busyLife();
  const other = await shop(database.db).open();
  await expect(eraseClient(await other.staff('ADMIN'), client.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an order that is placed while its client is erased has a client, or keeps them from being erased', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { world, shopper, client } = await busyLife();
    const [placed, erased] = await Promise.allSettled([
      order(world, shopper),
      eraseClient(await world.staff('ADMIN'), client.id),
    ]);
    // Only its cart may have gone first.
    if (placed.status === 'rejected') expect(placed.reason).toMatchObject({ code: 'EMPTY_CART' });
    else {
      const { clientId, phone } = await database.db.checkout.findUniqueOrThrow({ where: { id: placed.value.id } });
      expect(phone).toBe(PERSON.phone);
      expect(clientId === client.id).toBe(erased.status === 'rejected');
    }
  }
});

test('who comes back after being erased is a new client', async () => {
  const { world, shopper, client } = await busyLife();
  await eraseClient(await world.staff('ADMIN'), client.id);
  await order(world, shopper);
  const [anew, ...others] = await database.db.client.findMany({ where: { channelId: world.channel.id } });
  expect([anew?.phone, anew?.ordersCount, others]).toEqual([PERSON.phone, 1, []]);
  expect(anew?.id).not.toBe(client.id);
});
