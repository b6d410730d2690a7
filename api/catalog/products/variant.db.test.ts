import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPTION_GROUPS_LIMIT, OPTIONS_LIMIT, VARIANTS_LIMIT } from '../../../domain/catalog-limits';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { run } from '../../graphql/testing';
import { createTestCatalog, createTestProduct, mutate, mutateId, only, type TestCatalog } from '../testing';

let database: TestDatabase;
let shop: TestCatalog;
let elsewhere: TestCatalog;

beforeAll(async () => {
  database = await createTestDatabase();
  [shop, elsewhere] = await Promise.all([createTestCatalog(database.db), createTestCatalog(database.db)]);
});

afterAll(() => database.drop());

const english = (value: string) => [{ locale: 'en', value }];
const VARIANT = '... on Variant { id name price { minor } weight unit sku version }';
const GROUP =
  '... on OptionGroup { id name minimum maximum version options { id name priceDifference { minor } version } }';
const OPTION = '... on Option { id name priceDifference { minor } isAvailable version }';

interface GroupAnswer {
  readonly id: string;
  readonly options: readonly { readonly id: string }[];
}

/** A group of two options, on a product of its own. */
async function createGroup(input: Record<string, unknown> = {}) {
  const product = await createTestProduct(shop.manager);
  const group = await mutate(
    shop.manager,
    'createOptionGroup',
    {
      productId: product.id,
      name: english('Crust'),
      options: [{ name: english('Thin') }, { name: english('Thick'), priceDifference: 150 }],
      ...input,
    },
    GROUP,
  );
  return { productId: product.id, group, ...(group as unknown as GroupAnswer) };
}

describe('a variant', () => {
  test('is made behind the others, changed and put first', async () => {
    const product = await createTestProduct(shop.manager, { weight: 300 });
    const input = { productId: product.id, name: english('Large'), price: 1500, weight: 1.5, unit: 'LB', sku: 'L' };
    const made = await mutate(shop.manager, 'createVariant', input, VARIANT);
    expect(made).toMatchObject({
      name: 'Large',
      price: { minor: 1500 },
      weight: 1.5,
      unit: 'LB',
      sku: 'L',
      version: 1,
    });
    const change = { id: made.id, version: 1, price: 1600, unit: 'G', sku: '' };
    expect(await mutate(shop.manager, 'updateVariant', change, VARIANT)).toMatchObject({
      price: { minor: 1600 },
      weight: 680,
      unit: 'G',
      sku: null,
      version: 2,
    });
    const fields =
      '... on Product { variants { name } price { minor } priceFrom { minor } hasChoices onlyVariantId weight }';
    const order = { productId: product.id, ids: [made.id] };
    expect(await mutate(shop.manager, 'reorderVariants', order, fields)).toMatchObject({
      variants: [{ name: 'Large' }, { name: '' }],
      weight: 680,
      hasChoices: true,
      onlyVariantId: null,
      price: { minor: 1600 },
      priceFrom: { minor: 950 },
    });
  });

  test('is kept when it is the last, even when both of two are deleted at once', async () => {
    const product = await createTestProduct(shop.manager);
    const input = { productId: product.id, price: 100 };
    const second = await mutate(shop.manager, 'createVariant', input, VARIANT);
    const results = await Promise.all(
      [only(product.variants).id, second.id].map((id) => mutateId(shop.manager, 'deleteVariant', id)),
    );
    expect(results.map(({ code, __typename }) => code ?? __typename).sort()).toEqual(['Deleted', 'LAST_VARIANT']);
  });

  test('is refused when a colleague changed it since', async () => {
    const { id } = only((await createTestProduct(shop.manager)).variants);
    expect(await mutate(shop.manager, 'updateVariant', { id, version: 7, price: 1 })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['a price below zero', { price: -1 }, 'price', 'NUMBER_TOO_SMALL'],
    ['a price above a million', { price: 100_000_001 }, 'price', 'AMOUNT_TOO_LARGE'],
    ['a long article number', { sku: 'x'.repeat(65) }, 'sku', 'STRING_TOO_LONG'],
    ['a weight above a tonne', { weight: 2000, unit: 'KG' }, 'weight', 'WEIGHT_NOT_IN_UNIT'],
  ])('is refused with %s', async (_reason, change, field, code) => {
    const { id } = only((await createTestProduct(shop.manager)).variants);
    expect(await mutate(shop.manager, 'updateVariant', { id, version: 1, ...change })).toMatchObject({
      fields: [{ path: ['input', field], code }],
    });
  });

  test(`is one of at most ${VARIANTS_LIMIT}`, async () => {
    const product = await createTestProduct(shop.manager);
    const { productId } = await database.db.variant.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await database.db.variant.createMany({
      data: Array.from({ length: VARIANTS_LIMIT - 1 }, () => ({ productId, price: 1 })),
    });
    const refused = await mutate(shop.manager, 'createVariant', { productId: product.id, price: 1 });
    expect(refused).toMatchObject({ code: 'TOO_MANY_ENTRIES' });
  });
});

describe('an option group', () => {
  test('is made with its options, changed, put first and deleted', async () => {
    const { productId, group, id } = await createGroup({ minimum: 1, maximum: 2 });
    expect(group).toMatchObject({
      __typename: 'OptionGroup',
      name: 'Crust',
      minimum: 1,
      maximum: 2,
      version: 1,
      options: [
        { name: 'Thin', priceDifference: { minor: 0 } },
        { name: 'Thick', priceDifference: { minor: 150 } },
      ],
    });
    const change = { id, version: 1, minimum: 0 };
    expect(await mutate(shop.manager, 'updateOptionGroup', change, GROUP)).toMatchObject({ minimum: 0, version: 2 });
    const second = await mutate(shop.manager, 'createOptionGroup', { productId, name: english('Extras') }, GROUP);
    const names = '... on Product { optionGroups { name } }';
    const order = { productId, ids: [second.id] };
    expect(await mutate(shop.manager, 'reorderOptionGroups', order, names)).toMatchObject({
      optionGroups: [{ name: 'Extras' }, { name: 'Crust' }],
    });
    expect(await mutateId(shop.manager, 'deleteOptionGroup', id)).toEqual({ __typename: 'Deleted' });
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['more to choose than there is', { minimum: 3, maximum: 3 }, 'minimum', 'NUMBER_TOO_BIG'],
    ['a minimum above the maximum', { minimum: 2, maximum: 1 }, 'minimum', 'MINIMUM_ABOVE_MAXIMUM'],
    ['a maximum above its options', { maximum: 3 }, 'maximum', 'NUMBER_TOO_BIG'],
    ['nothing to choose', { maximum: 0 }, 'maximum', 'NUMBER_TOO_SMALL'],
    ['a minimum below zero', { minimum: -1 }, 'minimum', 'NUMBER_TOO_SMALL'],
    ['a long name', { name: english('x'.repeat(81)) }, 'name', 'STRING_TOO_LONG'],
  ])('is refused with %s', async (_reason, input, field, code) => {
    const { group } = await createGroup(input);
    expect(group).toMatchObject({
      __typename: 'InvalidInput',
      fields: expect.arrayContaining([{ path: expect.arrayContaining(['input', field]), code }]),
    });
  });

  test('asks for no more than its options when it is changed', async () => {
    const { id } = await createGroup();
    expect(await mutate(shop.manager, 'updateOptionGroup', { id, version: 1, minimum: 2 })).toMatchObject({
      fields: [{ path: ['input', 'minimum'], code: 'MINIMUM_ABOVE_MAXIMUM' }],
    });
  });

  test('is refused when a colleague changed it since', async () => {
    const { id } = await createGroup();
    const stale = { id, version: 4, name: english('Mine') };
    expect(await mutate(shop.manager, 'updateOptionGroup', stale)).toMatchObject({ code: 'CONFLICT' });
  });

  test(`is one of at most ${OPTION_GROUPS_LIMIT}`, async () => {
    const { productId } = await createGroup();
    const row = await database.db.optionGroup.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const data = Array.from({ length: OPTION_GROUPS_LIMIT - 1 }, () => ({ productId: row.productId, name: {} }));
    await database.db.optionGroup.createMany({ data });
    const refused = await mutate(shop.manager, 'createOptionGroup', { productId, name: english('More') });
    expect(refused).toMatchObject({ code: 'TOO_MANY_ENTRIES' });
  });
});

describe('an option', () => {
  test('is made behind the others, changed, put first and deleted', async () => {
    const { id: optionGroupId } = await createGroup({ maximum: 2 });
    const input = { optionGroupId, name: english('No crust'), priceDifference: -200 };
    const made = await mutate(shop.manager, 'createOption', input, OPTION);
    expect(made).toMatchObject({ priceDifference: { minor: -200 }, isAvailable: true, version: 1 });
    const change = { id: made.id, version: 1, isAvailable: false };
    expect(await mutate(shop.manager, 'updateOption', change, OPTION)).toMatchObject({
      isAvailable: false,
      version: 2,
    });
    const order = { optionGroupId, ids: [made.id] };
    expect(await mutate(shop.manager, 'reorderOptions', order, GROUP)).toMatchObject({
      options: [{ name: 'No crust' }, { name: 'Thin' }, { name: 'Thick' }],
    });
    expect(await mutateId(shop.manager, 'deleteOption', made.id)).toEqual({ __typename: 'Deleted' });
  });

  test('says what one choice of it adds and contains; what can’t be is refused at its field', async () => {
    const { id: optionGroupId } = await createGroup();
    const FACTS = `... on Option { id version allergens nutrition { calories protein fat carbohydrate } }`;
    const cheese = { calories: 140, protein: 11, fat: 10.5, carbohydrate: null };
    const facts = { allergens: ['MILK', 'MILK'], nutrition: { calories: 140, protein: 11, fat: 10.5 } };
    const made = await mutate(
      shop.manager,
      'createOption',
      { optionGroupId, name: english('Cheese'), ...facts },
      FACTS,
    );
    expect(made).toMatchObject({ allergens: ['MILK'], nutrition: cheese });
    const { id } = made;
    const refused = await mutate(shop.manager, 'updateOption', { id, version: 1, nutrition: { fat: 1001 } });
    expect(refused).toMatchObject({ fields: [{ path: ['input', 'nutrition', 'fat'], code: 'NUMBER_TOO_BIG' }] });
    const left = await mutate(shop.manager, 'updateOption', { id, version: 1, priceDifference: 90 }, FACTS);
    expect(left).toMatchObject({ allergens: ['MILK'], nutrition: cheese });
    const cleared = await mutate(
      shop.manager,
      'updateOption',
      { id, version: 2, nutrition: null, allergens: [] },
      FACTS,
    );
    expect(cleared).toMatchObject({ allergens: [], nutrition: null });
  });

  test('is kept when the group asks for it; else the maximum follows', async () => {
    const { id, options } = await createGroup({ minimum: 1, maximum: 2 });
    const [first, second] = await Promise.all(
      options.map((option) => mutateId(shop.manager, 'deleteOption', option.id)),
    );
    expect([first, second].map((one) => one?.code ?? one?.__typename).sort()).toEqual(['Deleted', 'OPTION_REQUIRED']);
    const source = 'query ($id: ID!) { node(id: $id) { ... on OptionGroup { minimum maximum } } }';
    expect(await run(shop.visitor, source, { id })).toEqual({ node: { minimum: 1, maximum: 1 } });
  });

  test('is refused with a long name or somebody else’s change', async () => {
    const { options } = await createGroup();
    const { id } = options[0] ?? {};
    expect(await mutate(shop.manager, 'updateOption', { id, version: 1, name: english('x'.repeat(81)) })).toMatchObject(
      {
        fields: [{ path: ['input', 'name', '0', 'value'], code: 'STRING_TOO_LONG' }],
      },
    );
    expect(await mutate(shop.manager, 'updateOption', { id, version: 5, priceDifference: 1 })).toMatchObject({
      code: 'CONFLICT',
    });
  });

  test(`is one of at most ${OPTIONS_LIMIT}`, async () => {
    const options = Array.from({ length: OPTIONS_LIMIT }, (_none, index) => ({ name: english(`Option ${index}`) }));
    const { id: optionGroupId } = await createGroup({ options });
    const refused = await mutate(shop.manager, 'createOption', { optionGroupId, name: english('More') });
    expect(refused).toMatchObject({ code: 'TOO_MANY_ENTRIES' });
  });
});

test('another shop’s variants, groups and options are not found', async () => {
  const product = await createTestProduct(elsewhere.manager);
  const variantId = only(product.variants).id;
  const { id: groupId, options, productId } = await createGroup();
  const optionId = options[0]?.id;
  const stranger = elsewhere.manager;
  const name = english('Mine');
  const results = await Promise.all([
    mutate(shop.manager, 'createVariant', { productId: product.id, price: 1 }),
    mutate(shop.manager, 'updateVariant', { id: variantId, version: 1, price: 1 }),
    mutateId(shop.manager, 'deleteVariant', variantId),
    mutate(shop.manager, 'reorderVariants', { productId: product.id, ids: [] }),
    mutate(stranger, 'createOptionGroup', { productId, name }),
    mutate(stranger, 'updateOptionGroup', { id: groupId, version: 1, name }),
    mutateId(stranger, 'deleteOptionGroup', groupId),
    mutate(stranger, 'reorderOptionGroups', { productId, ids: [] }),
    mutate(stranger, 'createOption', { optionGroupId: groupId, name }),
    mutate(stranger, 'updateOption', { id: optionId, version: 1, name }),
    mutateId(stranger, 'deleteOption', optionId),
    mutate(stranger, 'reorderOptions', { optionGroupId: groupId, ids: [] }),
  ]);
  expect(results.map(({ code }) => code)).toEqual(results.map(() => 'NOT_FOUND'));
});
