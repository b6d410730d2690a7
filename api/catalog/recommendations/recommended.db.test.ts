import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECOMMENDED_LIMIT } from '../../../domain/limits';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { execute, run } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, mutate, mutateId } from '../testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const named = (value: string) => ({ name: [{ locale: 'en', value }] });

async function open() {
  const shop = await createTestCatalog(database.db);
  const dish = (name: string) => createTestProduct(shop.manager, { ...named(name), categoryIds: [shop.categoryId] });
  const [pizza, cola, beer] = [await dish('Pizza'), await dish('Cola'), await dish('Beer')];
  const recommend = async (goesWellWithIds: unknown[]) => {
    const where = { slug: pizza.slug, channelId: shop.channel.id };
    const { version } = await database.db.product.findFirstOrThrow({ where });
    return mutate(shop.manager, 'updateProduct', { id: pizza.id, version, goesWellWithIds });
  };
  const told = async (field: 'goesWellWith' | 'recommendedWith') => {
    const channel = await database.db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } });
    const context = { ...(field === 'goesWellWith' ? shop.visitor : shop.manager), channel };
    type Answer = { product: Record<string, { name: string }[]> };
    const { product } = await run<Answer>(context, `{ product(slug: "${pizza.slug}") { ${field} { name } } }`);
    return product[field]?.map(({ name }) => name);
  };
  return { ...shop, pizza, cola, beer, recommend, told };
}

test('staff recommend dishes with one in their order; what is stopped, hidden or deleted is not offered', async () => {
  const { manager, categoryId, cola, beer, recommend, told } = await open();
  expect(await recommend([beer.id, cola.id])).toMatchObject({ __typename: 'Product' });
  expect(await told('goesWellWith')).toEqual(['Beer', 'Cola']);
  await mutate(manager, 'stopProduct', { id: beer.id, duration: 'UNTIL_CHANGED' });
  expect(await told('goesWellWith')).toEqual(['Cola']);
  await mutate(manager, 'removeProductFromCategory', { productId: cola.id, categoryId });
  expect(await told('goesWellWith')).toEqual([]);
  expect(await told('recommendedWith')).toEqual(['Beer', 'Cola']);
  await mutateId(manager, 'deleteProduct', cola.id);
  expect(await told('recommendedWith')).toEqual(['Beer']);
});

test('a dish is not recommended with itself, nor one that the shop does not have, nor too many', async () => {
  const { pizza, cola, recommend } = await open();
  const other = await open();
  expect(await recommend([cola.id, pizza.id])).toMatchObject({
    fields: [{ path: ['input', 'goesWellWithIds', '1'], code: 'SAME_PRODUCT' }],
  });
  expect(await recommend([other.cola.id])).toMatchObject({ code: 'NOT_FOUND' });
  const many = Array.from({ length: RECOMMENDED_LIMIT + 1 }, () => cola.id);
  expect(await recommend(many)).toMatchObject({ fields: [{ path: ['input', 'goesWellWithIds'] }] });
});

test('what staff recommend of dishes that shoppers do not see is theirs alone', async () => {
  const { visitor, pizza } = await open();
  const { errors } = await execute(visitor, `{ product(slug: "${pizza.slug}") { recommendedWith { name } } }`, {});
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});
