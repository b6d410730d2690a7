import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { globalId } from '../../graphql/testing';
import { createLocalPhotoStorage } from '../../media/storage/photo-storage';
import { startTestServer, type TestServer } from '../server/testing-server';
import { staffClient } from '../server/testing-staff';

let server: TestServer;
let world: World;

beforeAll(async () => {
  // Linux answers whatever is written there as a full disk does.
  const photos = { ...createLocalPhotoStorage(tmpdir()), write: () => writeFile('/dev/full', 'photo') };
  server = await startTestServer({ services: { photos } });
  world = await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

/** PostgreSQL has no room for more rows of a table. */
async function fill(table: string): Promise<void> {
  const { db } = server.database;
  await db.$executeRawUnsafe(
    `create or replace function no_room() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$`,
  );
  await db.$executeRawUnsafe(
    `create trigger "no_room" before insert on "${table}" for each row execute function no_room()`,
  );
}

const order = () => ({
  name: 'Anna',
  phone: '+4930901820',
  deliveryMethod: 'PICKUP',
  paymentMethodId: globalId('PaymentMethod', world.payment()),
});

test.each(['Checkout', 'CheckoutLine', 'StatusMove', 'Client', 'OrderCounter'])(
  'an order for which %s has no room is 503 over REST and GraphQL, and is placed once there is some',
  async (table) => {
    const client = server.client();
    const variantId = globalId('Variant', world.variant('Cola'));
    const lines = [{ quantity: 2, variantId }];
    const byRest = () =>
      client.post(
        '/api/checkout',
        { ...order(), lines: [{ quantity: 2, productVariantId: variantId }] },
        { 'idempotency-key': `${table} by REST` },
      );
    const byGraphql = () =>
      client.graphql(
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on Order { number } } }',
        { input: { ...order(), lines, idempotencyKey: `${table} by GraphQL` } },
      );
    await fill(table);
    for (const answer of [await byRest(), await byGraphql()]) {
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([503, expect.stringContaining('"UNAVAILABLE"')]);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    await server.database.db.$executeRawUnsafe(`drop trigger "no_room" on "${table}"`);
    expect((await byRest()).status).toBe(201);
    expect(await byGraphql()).toMatchObject({
      status: 200,
      body: { data: { placeOrder: { __typename: 'Order' } } },
    });
  },
);

test('a photo for which the disk has no room is 503', async () => {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background: '#c2410c' } });
  const photo = new Blob([new Uint8Array(await drawn.png().toBuffer())]);
  const staff = await staffClient(server, world.channel.id, 'MANAGER');
  const { status, headers, body } = await staff.post('/api/media', photo, { 'content-type': 'image/png' });
  expect([status, headers.get('retry-after'), body]).toMatchObject([503, '5', { error: { code: 'UNAVAILABLE' } }]);
});
