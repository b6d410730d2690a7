import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { globalId } from '../graphql/testing';
import { startTestServer, type TestServer } from '../http/server/testing-server';
import type { OrderObject } from './template/order-object';
import { readOrder } from './template/order-scope.store';
import { readOrderObject } from './template/stored-order';

/** What a receiver gets leads back into GraphQL and REST without a word of translation. */
let server: TestServer;
let world: World;
let optionId: string;
let told: OrderObject;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const builder = shop(db).dish('Pizza', 900, { sku: 'PZ' }).withOption('Crust', { Thin: 0, Thick: 150 });
  world = await builder.receiver('Till').open();
  [optionId = ''] = world.choice('Pizza', 1, ['Thick']).optionIds;
  await db.option.updateMany({ where: { id: optionId }, data: { sku: 'CR-THICK' } });
  await db.channel.update({ where: { id: world.channel.id }, data: { catalogRevision: { increment: 1 } } });
  const placed = await server.client().post(
    '/api/checkout',
    {
      lines: [
        {
          productVariantId: globalId('Variant', world.variant('Pizza')),
          optionIds: [globalId('Option', optionId)],
        },
      ],
      name: 'Anna Schmidt',
      phone: '030 901820',
      deliveryMethod: 'PICKUP',
      paymentMethodId: globalId('PaymentMethod', world.payment('CASH')),
    },
    { 'idempotency-key': 'one id' },
  );
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  told = readOrderObject((await db.outboxMessage.findFirstOrThrow()).order);
});
afterAll(() => server.close());

test('its line names the dish, the variant and the options as the menu does, with the shop’s own numbers', () => {
  expect(told).toMatchObject({ version: 2, id: globalId('Checkout', told.uuid) });
  expect(told.lines).toMatchObject([
    {
      variantId: globalId('Variant', world.variant('Pizza')),
      sku: 'PZ',
      options: [{ id: globalId('Option', optionId), sku: 'CR-THICK', name: 'Thick' }],
    },
  ]);
});

test('the ids of the order, its shop, payment, lines and what was ordered open in GraphQL', async () => {
  const { channel, payment, lines } = told;
  const [line] = lines;
  const ids = [channel.id, payment.id, line?.variantId, line?.options[0]?.id];
  const nodes = await server.client().graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids });
  const types = ['Channel', 'PaymentMethod', 'Variant', 'Option'];
  expect(nodes.body).toEqual({ data: { nodes: ids.map((id, index) => ({ id, __typename: types[index] })) } });
  const ORDER =
    'query ($token: String!) { order(token: $token) { id lines { id variantId optionIds options { optionId sku } } } }';
  const order = await server.client().graphql(ORDER, { token: told.token });
  const option = line?.options[0];
  expect(order.body).toEqual({
    data: {
      order: {
        id: told.id,
        lines: [
          {
            id: line?.id,
            variantId: line?.variantId,
            optionIds: [option?.id],
            options: [{ optionId: option?.id, sku: 'CR-THICK' }],
          },
        ],
      },
    },
  });
});

test('the same id and token open the order in REST', async () => {
  const { status, body } = await server.client().get(`/api/checkout/id/${told.id}?token=${told.token}`);
  expect([status, body]).toEqual([200, expect.objectContaining({ id: told.id, number: told.number })]);
});

test('an order of before options had ids is still sent, without them', async () => {
  const { db } = server.database;
  await db.checkoutLine.updateMany({
    data: { options: [{ group: { en: 'Crust' }, name: { en: 'Old' }, priceDifference: 0 }] },
  });
  const where = { channelId: world.channel.id, checkoutId: told.uuid };
  const order = await readOrder(db, where, { orderPages: () => null, previousStatus: null });
  expect(order?.lines[0]?.options).toMatchObject([{ id: null, sku: null, name: 'Old' }]);
});
