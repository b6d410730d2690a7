import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATEGORIES_LIMIT, MENUS_LIMIT } from '../../../domain/catalog-limits';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { execute, run } from '../../graphql/testing';
import { createTestCatalog, mutate, mutateId, type TestCatalog } from '../testing';

let database: TestDatabase;
let shop: TestCatalog;
let elsewhere: TestCatalog;

beforeAll(async () => {
  database = await createTestDatabase();
  [shop, elsewhere] = await Promise.all([createTestCatalog(database.db), createTestCatalog(database.db)]);
});

afterAll(() => database.drop());

const english = (value: string) => [{ locale: 'en', value }];
const MENU = '... on Menu { id name isActive version }';
const CATEGORY = '... on Category { id slug name icon isActive version productCount }';

const createCategory = (input: Record<string, unknown>) =>
  mutate(shop.manager, 'createCategory', { menuId: shop.menuId, name: english('Soups'), ...input }, CATEGORY);

async function categoryNames(): Promise<unknown> {
  const source = '{ menu { categories(includeInactive: true) { name } } }';
  const { menu } = await run<{ menu: { categories: { name: string }[] } }>(shop.manager, source);
  return menu.categories.map(({ name }) => name);
}

describe('a menu', () => {
  test('is made, changed, put first and deleted', async () => {
    const made = await mutate(shop.manager, 'createMenu', { name: english('Breakfast') }, MENU);
    expect(made).toMatchObject({ __typename: 'Menu', name: 'Breakfast', isActive: true, version: 1 });
    const change = { id: made.id, version: 1, isActive: false };
    expect(await mutate(shop.manager, 'updateMenu', change, MENU)).toMatchObject({ isActive: false, version: 2 });
    const menus = '... on Channel { menus(includeInactive: true) { name } }';
    expect(await mutate(shop.manager, 'reorderMenus', { ids: [made.id] }, menus)).toMatchObject({
      menus: [{ name: 'Breakfast' }, { name: 'All day' }],
    });
    expect(await mutateId(shop.manager, 'deleteMenu', made.id)).toEqual({ __typename: 'Deleted' });
    expect(await mutateId(shop.manager, 'deleteMenu', made.id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is refused when a colleague changed it since', async () => {
    const stale = { id: shop.menuId, version: 0, name: english('Night') };
    expect(await mutate(shop.manager, 'updateMenu', stale)).toMatchObject({ code: 'CONFLICT' });
  });

  test('needs a name in the shop’s own language', async () => {
    const name = [{ locale: 'ru', value: 'Завтраки' }];
    expect(await mutate(shop.manager, 'createMenu', { name })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: ['input', 'name'], code: 'REQUIRED' }],
    });
  });

  test(`is one of at most ${MENUS_LIMIT}`, async () => {
    const other = await createTestCatalog(database.db);
    const channelId = other.channel.id;
    await database.db.menu.createMany({
      data: Array.from({ length: MENUS_LIMIT - 1 }, () => ({ channelId, name: {} })),
    });
    const refused = await mutate(other.manager, 'createMenu', { name: english('One more') });
    expect(refused).toMatchObject({
      code: 'TOO_MANY_ENTRIES',
      message: expect.stringContaining(String(MENUS_LIMIT)),
    });
  });
});

describe('a category', () => {
  test('is made with a slug from its name, numbered when taken', async () => {
    expect(await createCategory({ icon: 'pot-of-food' })).toMatchObject({
      slug: 'soups',
      icon: 'pot-of-food',
      productCount: 0,
    });
    expect(await createCategory({})).toMatchObject({ slug: 'soups-2' });
    expect(await createCategory({ slug: 'hot-bowls' })).toMatchObject({ slug: 'hot-bowls' });
    expect(await categoryNames()).toEqual(['Pizza', 'Soups', 'Soups', 'Soups']);
  });

  test.each([
    ['a taken slug', { slug: 'pizza' }, 'slug', 'SLUG_TAKEN'],
    ['a slug that is no address', { slug: 'Hot soups' }, 'slug', 'INVALID_SLUG'],
    ['a name of nothing', { name: english(' ') }, 'name', 'REQUIRED'],
    ['an icon that is no name', { icon: '../x' }, 'icon', 'INVALID'],
  ])('is refused with %s', async (_reason, input, field, code) => {
    expect(await createCategory(input)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: ['input', field], code }],
    });
  });

  test('is refused with a name that is too long', async () => {
    const fields = [{ path: ['input', 'name', '0', 'value'], code: 'STRING_TOO_LONG' }];
    expect(await createCategory({ name: english('x'.repeat(121)) })).toMatchObject({ fields });
  });

  test('keeps an old slug leading to it, until something else takes that slug', async () => {
    const redirect = '{ slugRedirect(kind: CATEGORY, slug: "drinks") }';
    const made = await createCategory({ name: english('Drinks') });
    const renamed = await mutate(
      shop.manager,
      'updateCategory',
      { id: made.id, version: made.version, name: english('Lemonades'), slug: null },
      CATEGORY,
    );
    expect(renamed).toMatchObject({ slug: 'lemonades', version: 2 });
    expect(await run(shop.visitor, redirect)).toEqual({ slugRedirect: 'lemonades' });
    expect(await createCategory({ name: english('Drinks') })).toMatchObject({ slug: 'drinks' });
    expect(await run(shop.visitor, redirect)).toEqual({ slugRedirect: null });
  });

  test('takes its old slug back', async () => {
    const made = await createCategory({ slug: 'first' });
    const change = (version: number, slug: string) =>
      mutate(shop.manager, 'updateCategory', { id: made.id, version, slug }, CATEGORY);
    await change(1, 'second');
    expect(await change(2, 'first')).toMatchObject({ slug: 'first', version: 3 });
    expect(await run(shop.visitor, '{ slugRedirect(kind: CATEGORY, slug: "second") }')).toEqual({
      slugRedirect: 'first',
    });
  });

  test('leaves no redirect behind when its slug change is refused', async () => {
    const made = await createCategory({ slug: 'kept' });
    const stale = await mutate(shop.manager, 'updateCategory', { id: made.id, version: 9, slug: 'lost' });
    expect(stale).toMatchObject({ code: 'CONFLICT' });
    expect(await database.db.slugRedirect.count({ where: { slug: 'kept' } })).toBe(0);
  });

  test('is put first, with those left out behind it', async () => {
    const made = await createCategory({ name: english('Salads') });
    const before = await categoryNames();
    const input = { menuId: shop.menuId, ids: [made.id] };
    expect(await mutate(shop.manager, 'reorderCategories', input)).toMatchObject({ __typename: 'Menu' });
    expect(await categoryNames()).toEqual(['Salads', ...(before as string[]).filter((name) => name !== 'Salads')]);
  });

  test('is deleted with its redirects', async () => {
    const made = await createCategory({ slug: 'gone' });
    await mutate(shop.manager, 'updateCategory', { id: made.id, version: 1, slug: 'gone-too' });
    expect(await mutateId(shop.manager, 'deleteCategory', made.id)).toEqual({ __typename: 'Deleted' });
    expect(await database.db.slugRedirect.count({ where: { slug: 'gone' } })).toBe(0);
  });

  test(`is one of at most ${CATEGORIES_LIMIT} of its menu, however many are made at once`, async () => {
    const other = await createTestCatalog(database.db);
    const menu = await database.db.menu.findFirstOrThrow({ where: { channelId: other.channel.id } });
    const data = Array.from({ length: CATEGORIES_LIMIT - 2 }, (_, index) => ({
      channelId: other.channel.id,
      menuId: menu.id,
      slug: `c${index}`,
      name: {},
      position: index,
    }));
    await database.db.category.createMany({ data });
    const input = { menuId: other.menuId, name: english('Same name') };
    const made = await Promise.all([1, 2, 3].map(() => mutate(other.manager, 'createCategory', input)));
    expect(made.map(({ code, __typename }) => code ?? __typename).sort()).toEqual([
      'Category',
      'TOO_MANY_ENTRIES',
      'TOO_MANY_ENTRIES',
    ]);
  });
});

test('another shop’s menus and categories are not found', async () => {
  const { menuId, categoryId } = elsewhere;
  const name = english('Mine now');
  const results = await Promise.all([
    mutate(shop.manager, 'updateMenu', { id: menuId, version: 1, name }),
    mutateId(shop.manager, 'deleteMenu', menuId),
    mutate(shop.manager, 'reorderMenus', { ids: [menuId] }),
    mutate(shop.manager, 'createCategory', { menuId, name }),
    mutate(shop.manager, 'updateCategory', { id: categoryId, version: 1, name }),
    mutateId(shop.manager, 'deleteCategory', categoryId),
    mutate(shop.manager, 'reorderCategories', { menuId, ids: [] }),
  ]);
  expect(results.map(({ code }) => code)).toEqual(results.map(() => 'NOT_FOUND'));
});

test.each([
  ['a visitor', () => shop.visitor, 'UNAUTHENTICATED'],
  ['an operator', () => shop.operator, 'FORBIDDEN'],
])('%s may not edit the catalog', async (_who, context, code) => {
  const source = 'mutation ($id: ID!) { deleteMenu(id: $id) { __typename ... on Error { code } } }';
  const { errors } = await execute(context(), source, { id: shop.menuId });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
});

test('each change raises the catalog’s revision and leaves a line in the audit log', async () => {
  const read = () => database.db.channel.findUniqueOrThrow({ where: { id: shop.channel.id } });
  const { catalogRevision } = await read();
  await createCategory({ slug: 'audited' });
  expect((await read()).catalogRevision).toBe(catalogRevision + 1);
  const made = await database.db.category.findFirstOrThrow({ where: { slug: 'audited' } });
  expect(await database.db.auditEntry.findFirst({ where: { subjectId: made.id } })).toMatchObject({
    action: 'createCategory',
  });
});
