import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrder } from '../checkout/order-life/move-order.command';
import { placeLines } from '../checkout/testing-shopper';
import { shop } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import { exportClient } from './export-client.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function customer(settings: Partial<Channel> = {}) {
  const world = await shop(database.db, settings)
    .dish('Soup', 550)
    .withOption('Bread', { White: 0, Rye: 50 }, { minimum: 1 })
    .receiver('Kitchen printer')
    .open();
  const address = { deliveryMethod: 'DELIVERY', street: 'Torstraße 1', floor: '3', kitchenNote: 'No salt' } as const;
  const { id, number } = await placeLines(world, [world.choice('Soup', 2, ['Rye'])], {
    ...address,
    name: 'Anna Schmidt',
    phone: '+4930901820',
    idempotencyKey: randomUUID(),
  });
  await placeLines(world, [world.choice('Soup', 1, ['White'])], { phone: '+4930901821', name: 'Somebody Else' });
  await moveOrder(await world.staff('ADMIN'), { id, to: 'ACCEPTED' });
  const client = await database.db.client.findFirstOrThrow({
    where: { channelId: world.channel.id, phone: '+4930901820' },
  });
  return { world, client, number };
}

test('the document holds all that is kept of one client, and nothing of anybody else', async () => {
  const { world, client, number } = await customer();
  const { document, fileName } = await exportClient(await world.staff('MANAGER'), client.id);
  const data: unknown = JSON.parse(document);
  expect(data).toMatchObject({
    format: 'carte-client',
    version: 1,
    client: { name: 'Anna Schmidt', phone: '+4930901820' },
    orders: [
      {
        number,
        status: 'ACCEPTED',
        address: { street: 'Torstraße 1', floor: '3' },
        notes: { kitchen: 'No salt', courier: null },
        amounts: { products: '12.00', total: '12.00' },
        lines: [{ product: { en: 'Soup' }, quantity: 2, unitPrice: '6.00', options: [{ name: { en: 'Rye' } }] }],
        history: [
          { to: 'PLACED', isByStaff: false },
          { from: 'PLACED', to: 'ACCEPTED', isByStaff: true },
        ],
        deliveries: [{ receiver: 'Kitchen printer', event: 'PLACED', status: 'PENDING' }],
      },
    ],
    carts: [],
  });
  expect(document).not.toContain('Somebody');
  expect(document).not.toContain('hook.example');
  expect(fileName).not.toMatch(/Anna|4930/);
  expect(await database.db.auditEntry.count({ where: { action: 'exportClient', subjectId: client.id } })).toBe(1);
});

test('the VAT of an order is in the document, by rates', async () => {
  const { world, client } = await customer({ taxStandard: 2000 });
  const { document } = await exportClient(await world.staff('MANAGER'), client.id);
  expect(JSON.parse(document)).toMatchObject({
    orders: [{ taxes: [{ rate: 20, net: '10.00', tax: '2.00', gross: '12.00' }], lines: [{ taxRate: 20 }] }],
  });
});

test('a cart that has the client’s number is in the document with its dishes', async () => {
  const { world, client } = await customer();
  const shopper = await world.shopper();
  await shopper.add('Soup', 3, ['Rye']);
  await shopper.fill({ phone: client.phone });
  const { document } = await exportClient(await world.staff('MANAGER'), client.id);
  expect(JSON.parse(document)).toMatchObject({
    carts: [{ lines: [{ product: { en: 'Soup' }, quantity: 3, unitPrice: '6.00' }] }],
  });
});

test('every column about the person is in the document', async () => {
  const { world, client } = await customer();
  const checkout = await database.db.checkout.findFirstOrThrow({ where: { clientId: client.id } });
  const marked = {
    name: 'm-name',
    street: 'm-street',
    apartment: 'm-apartment',
    intercom: 'm-intercom',
    entrance: 'm-entrance',
    floor: 'm-floor',
    courierNote: 'm-courier',
    kitchenNote: 'm-kitchen',
    table: 'm-table',
    cancelReason: 'm-reason',
  };
  await database.db.checkout.update({ where: { id: checkout.id }, data: marked });
  await database.db.client.update({ where: { id: client.id }, data: { note: 'm-note' } });
  const { document } = await exportClient(await world.staff('ADMIN'), client.id);
  for (const mark of [...Object.values(marked), 'm-note']) expect(document).toContain(mark);
});

test.each(['OPERATOR', 'KITCHEN'] as const)('a %s takes nothing out', async (role) => {
  const { world, client } = await customer();
  await expect(exportClient(await world.staff(role), client.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
