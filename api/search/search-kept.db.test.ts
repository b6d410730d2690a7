import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../checkout/testing-world';
import { transaction } from '../db/transaction';
import { startTestServer, type TestServer } from '../http/server/testing-server';
import { touchCatalog } from '../staff-writes/staff-write.command';
import { writeSearches } from './search-count.command';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Margherita', 900).dish('Tiramisu', 500).open();
});
afterAll(() => server.close());

const QUERY = `query ($query: String!) { channel { search(query: $query) {
  totalCount edges { node { name categories { slug } } highlights { name { text isMatch } } } filters { tags }
} } }`;

/** Somebody with a session of their own searches. */
async function searchAsShopper(query: string): Promise<string> {
  const shopper = server.client();
  await shopper.patch('/api/checkout', { name: 'Anna' });
  return JSON.stringify((await shopper.graphql(QUERY, { query })).body);
}

/** Past the API, so that only the revision shows it. */
const rename = (name: string) =>
  world.db.product.updateMany({ where: { id: world.products.get('Margherita') ?? '' }, data: { name: { en: name } } });

test('what is found is kept until the menu changes', async () => {
  for (let time = 0; time < 3; time += 1) expect(await searchAsShopper('margh')).toContain('"totalCount":1');
  await rename('Margherita verde');
  expect(await searchAsShopper('margh')).not.toContain('verde');
  await transaction(world.db, (tx) => touchCatalog(tx, world.channel.id));
  expect(await searchAsShopper('margh')).toContain('verde');
});

test('everybody who searches is counted, whether their answer was found for them or kept', async () => {
  for (let searcher = 0; searcher < 5; searcher += 1) await searchAsShopper('tiramissu');
  await Promise.all([1, 2, 3].map(() => searchAsShopper('tiramissu')));
  await writeSearches(world.db, new Date());
  const counted = await world.db.searchCount.findMany({ where: { text: 'tiramisu' } });
  expect(counted.map(({ count }) => count)).toEqual([8]);
});

test('a dish that has left the menu is in no answer, kept or not', async () => {
  await searchAsShopper('marg');
  await searchAsShopper('marg');
  await world.db.category.updateMany({ data: { isActive: false } });
  await transaction(world.db, (tx) => touchCatalog(tx, world.channel.id));
  expect(await searchAsShopper('marg')).toContain('"edges":[]');
});
