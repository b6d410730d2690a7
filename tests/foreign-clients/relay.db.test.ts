import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shop } from '../../api/checkout/testing-world';
import { globalId } from '../../api/graphql/testing';
import { startTestServer, type TestServer } from '../../api/http/server/testing-server';
import { createTestToken } from '../../api/staff/testing';
import { findForeignClients } from '../../scripts/foreign-clients.mjs';
import { compile, foreign, runIn } from './testing-programs';

const DISHES = 45;

/** A program of Relay: fragments beside the components that read them, nine deep. */
describe.skipIf(!findForeignClients())('Relay', () => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({ perMinute: 600 });
    let builder = shop(server.database.db);
    for (let index = 0; index < DISHES; index += 1) {
      builder = builder.dish(`Dish ${index}`, 500 + index).withOption('Extras', { Olives: 100 });
    }
    const world = await builder.open();
    token = await createTestToken(server.database.db, world.channel, ['STOREFRONT']);
    await runIn('relay', [foreign('relay-compiler/cli.js')]);
  });
  afterAll(() => server.close());

  test('its compiler takes the schema and a strict project its types', async () => {
    expect(await compile('relay')).toBe('');
  });

  test('its store joins pages, finds a dish by its id, and shows what mutations answer', async () => {
    await runIn('relay', ['build.mjs']);
    const missing = globalId('Variant', crypto.randomUUID());
    const said: unknown = JSON.parse(
      await runIn('relay', ['__generated__/program.mjs', `${server.url}/graphql`, token, missing]),
    );
    const dish = (index: number) => ({
      id: expect.any(String),
      name: `Dish ${index}`,
      variants: [{ id: expect.any(String), price: `${((500 + index) / 100).toFixed(2)} EUR` }],
      groups: [{ name: 'Extras', choices: ['Olives 1.00 EUR'] }],
    });
    expect(said).toMatchObject({
      menu: [{ pages: 3, dishes: Array.from({ length: DISHES }, (_, index) => dish(index)) }],
      again: dish(0),
      cart: { lines: [{ productName: 'Dish 0', quantity: 2 }], total: '10.00 EUR' },
      refusal: { __typename: 'Refusal', code: 'VARIANT_NOT_FOUND', path: ['variantId'] },
    });
  });
});
