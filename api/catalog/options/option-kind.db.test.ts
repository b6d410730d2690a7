import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessedKind } from '../../../domain/option-kind';
import { sql } from '../../db/sql';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { Prisma } from '../../generated/prisma/client';
import { createTestCatalog, createTestProduct, mutate, type TestCatalog } from '../testing';

let database: TestDatabase;
let shop: TestCatalog;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestCatalog(database.db);
});
afterAll(() => database.drop());

const english = (value: string) => [{ locale: 'en', value }];
const KIND = '... on Option { id version kind }';
const group = async (name: string, options: readonly object[] = [], minimum = 0) => {
  const { id: productId } = await createTestProduct(shop.manager);
  const input = { productId, name: english(name), minimum, options };
  return mutate(shop.manager, 'createOptionGroup', input, '... on OptionGroup { id options { name kind } }');
};

test('an option is what staff say, and what its names say where staff leave it out', async () => {
  const { id: optionGroupId, options } = await group('Make it yours', [
    { name: english('Egg') },
    { name: english('No onions') },
    { name: english('Onions'), kind: 'REMOVAL' },
  ]);
  expect(options).toMatchObject([{ kind: 'EXTRA' }, { kind: 'REMOVAL' }, { kind: 'REMOVAL' }]);
  const add = (input: object) => mutate(shop.manager, 'createOption', { optionGroupId, ...input }, KIND);
  expect(await add({ name: english('Without salt') })).toMatchObject({ kind: 'REMOVAL' });
  expect(await add({ name: english('No-bake cake'), kind: 'EXTRA' })).toMatchObject({ kind: 'EXTRA' });
});

test('a new name changes no kind', async () => {
  const { id: optionGroupId } = await group('Milk');
  const { id, version } = await mutate(shop.manager, 'createOption', { optionGroupId, name: english('Oat') }, KIND);
  const input = { id, version, name: english('No milk') };
  expect(await mutate(shop.manager, 'updateOption', input, KIND)).toMatchObject({ kind: 'EXTRA' });
});

test('the migration sets what was guessed before, and nothing is noted as a change of the menu', async () => {
  const names = ['Egg', 'No onions', 'Без лука', 'БЕЗ СОЛИ', 'Безе', 'Noodles', 'Кроме соли', 'Pickles'];
  for (const [name, minimum] of [
    ['Add', 0],
    ['Leave out', 0],
    ['Убрать', 0],
    ['Crust', 1],
  ] as const)
    await group(
      name,
      names.map((value) => ({ name: english(value) })),
      minimum,
    );
  await database.db.option.updateMany({ data: { kind: 'EXTRA' } });
  const changes = await database.db.catalogChange.count();
  const migration = readFileSync('prisma/migrations/0079_option_kinds/migration.sql', 'utf8');
  for (const statement of migration.split(/(?<=;)\n/).filter((text) => !/CREATE TYPE|ADD COLUMN/.test(text)))
    await sql(database.db).execute`${Prisma.raw(statement.replace(/;\s*$/, ''))}`;
  const rows = await database.db.option.findMany({ include: { optionGroup: true } });
  expect(rows.length).toBeGreaterThan(32);
  const named = (json: unknown) => json as Readonly<Record<'en', string>>;
  for (const { kind, name, optionGroup } of rows)
    expect([name, kind]).toEqual([name, guessedKind({ ...optionGroup, name: named(optionGroup.name) }, named(name))]);
  expect(await database.db.catalogChange.count()).toBe(changes);
});

test('a name stands once among the options of a group and once among the groups of a dish', async () => {
  const taken = (path: readonly string[]) => ({ fields: [{ path, code: 'NAME_REPEATED' }] });
  const { id: productId } = await createTestProduct(shop.manager);
  const input = { productId, name: english('Milk') };
  const { id: optionGroupId } = await mutate(shop.manager, 'createOptionGroup', input, '... on OptionGroup { id }');
  const oat = { optionGroupId, name: english('Oat') };
  await mutate(shop.manager, 'createOption', oat, KIND);
  const soy = await mutate(shop.manager, 'createOption', { ...oat, name: english('Soy') }, KIND);
  expect(await mutate(shop.manager, 'createOption', { ...oat, name: english(' OAT ') })).toMatchObject(
    taken(['input', 'name']),
  );
  const renamed = { id: soy.id, version: soy.version, name: english('oat') };
  expect(await mutate(shop.manager, 'updateOption', renamed)).toMatchObject(taken(['input', 'name']));
  expect(await mutate(shop.manager, 'updateOption', { ...renamed, name: english('SOY') }, KIND)).toMatchObject({
    version: 2,
  });
  expect(await mutate(shop.manager, 'createOptionGroup', input)).toMatchObject(taken(['input', 'name']));
  const twice = { productId, name: english('Bread'), options: [{ name: english('Rye') }, { name: english('rye') }] };
  expect(await mutate(shop.manager, 'createOptionGroup', twice)).toMatchObject(
    taken(['input', 'options', '1', 'name']),
  );
});

test('where any number could be chosen it stays so when an option is added', async () => {
  const { id: productId } = await createTestProduct(shop.manager);
  const sauces = ['Mild', 'Hot'].map((name) => ({ name: english(name) }));
  const add = async (name: string, maximum: number) => {
    const input = { productId, name: english(name), minimum: 0, maximum, options: sauces };
    const { id } = await mutate(shop.manager, 'createOptionGroup', input, '... on OptionGroup { id }');
    await mutate(shop.manager, 'createOption', { optionGroupId: id, name: english('Sweet') }, KIND);
  };
  await add('Any', 2);
  await add('One', 1);
  const groups = await database.db.optionGroup.findMany({ orderBy: { id: 'desc' }, take: 2 });
  expect(groups.map(({ maximum }) => maximum)).toEqual([1, 3]);
});
