import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../db/client';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { transaction } from '../../db/transaction';
import { run } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, type TestCatalog } from '../testing';

/** On a busy machine. */
const PATIENCE_MS = 30_000;

let database: TestDatabase;
/** For the deletion: it shares no connection with the readers. */
let other: Database;
let shop: TestCatalog;

beforeAll(async () => {
  database = await createTestDatabase();
  other = createDatabase(database.url);
  shop = await createTestCatalog(database.db);
});

afterAll(async () => {
  await other.$disconnect();
  await database.drop();
});

/** Whether a statement waits for the lock of the products’ table. */
async function isAnyoneWaiting(): Promise<boolean> {
  const [row] = await database.db.$queryRaw<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_locks
    where not granted and relation = '"Product"'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
  return (row?.waiting ?? 0) > 0;
}

/** Deletes a product while `read` waits for it. */
async function readWhileDeleting<Answer>(slug: string, read: () => Promise<Answer>): Promise<Answer> {
  const reading: Promise<Answer>[] = [];
  await transaction(
    other,
    async (tx) => {
      await tx.$executeRaw`lock table "Product" in access exclusive mode`;
      await tx.product.deleteMany({ where: { channelId: shop.channel.id, slug } });
      reading.push(read());
      await expect.poll(isAnyoneWaiting, { timeout: PATIENCE_MS }).toBe(true);
    },
    PATIENCE_MS,
  );
  const [answer] = reading;
  if (answer === undefined) throw new Error('nothing was read');
  return answer;
}

const named = (name: string) =>
  createTestProduct(shop.manager, { name: [{ locale: 'en', value: name }], categoryIds: [shop.categoryId] });

test('a product that is deleted while an answer is read is left out of the page', async () => {
  const gone = await named('Calzone');
  await named('Marinara');
  const answer = await readWhileDeleting(gone.slug, () =>
    run<{ category: { products: { nodes: { name: string }[] } } }>(
      shop.visitor,
      '{ category(slug: "pizza") { products(first: 10) { nodes { name } } } }',
    ),
  );
  expect(answer.category.products.nodes).toEqual([{ name: 'Marinara' }]);
});

test('it is left out of what staff arrange, too', async () => {
  const gone = await named('Capricciosa');
  const answer = await readWhileDeleting(gone.slug, () =>
    run<{ category: { arrangedProducts: { name: string }[] } }>(
      shop.manager,
      '{ category(slug: "pizza") { arrangedProducts { name } } }',
    ),
  );
  expect(answer.category.arrangedProducts).toEqual([{ name: 'Marinara' }]);
});
