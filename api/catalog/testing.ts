import { isUnionType } from 'graphql';
import type { Database } from '../db/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, globalId, run, testContext } from '../graphql/testing';
import { schema } from '../schema';

/** A shop with an active menu of one category, seen by a visitor and by its staff. */
export async function createTestCatalog(db: Database) {
  const channel = await createTestChannel(db);
  const menu = await db.menu.create({ data: { channelId: channel.id, name: { en: 'All day', ru: 'Весь день' } } });
  const category = await db.category.create({
    data: { channelId: channel.id, menuId: menu.id, slug: 'pizza', name: { en: 'Pizza', ru: 'Пицца' } },
  });
  const [manager, operator] = await Promise.all(
    (['MANAGER', 'OPERATOR'] as const).map((role) => createTestStaff(db, channel.id, role)),
  );
  return {
    channel,
    menuId: globalId('Menu', menu.id),
    categoryId: globalId('Category', category.id),
    visitor: testContext(db, channel),
    manager: testContext(db, channel, { actor: manager }),
    operator: testContext(db, channel, { actor: operator }),
  };
}

export type TestCatalog = Awaited<ReturnType<typeof createTestCatalog>>;

const CREATE_PRODUCT = /* GraphQL */ `
  mutation ($input: CreateProductInput!) {
    createProduct(input: $input) {
      __typename
      ... on Product { id slug version variants { id version } }
    }
  }
`;

interface CreatedProduct {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly variants: readonly { readonly id: string; readonly version: number }[];
}

/** A product made the way staff make it. */
export async function createTestProduct(
  context: Context,
  input: Record<string, unknown> = {},
): Promise<CreatedProduct> {
  const name = [{ locale: 'en', value: 'Margherita' }];
  const { createProduct } = await run<{ createProduct: CreatedProduct }>(context, CREATE_PRODUCT, {
    input: { name, price: 950, ...input },
  });
  return createProduct;
}

/** The only thing of a list, for tests that have just made it. */
export function only<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined || items.length !== 1) throw new Error(`expected one, got ${items.length}`);
  return item;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What is asked of a refusal, as far as this mutation can answer with one. */
function refusalFields(mutation: string): string {
  const result = schema.getType(`${capitalized(mutation)}Result`);
  const canBeInvalid = isUnionType(result) && result.getTypes().some(({ name }) => name === 'InvalidInput');
  return `... on Error { code message } ${canBeInvalid ? '... on InvalidInput { fields { path code } }' : ''}`;
}

async function runMutation(context: Context, source: string, variables: Record<string, unknown>) {
  const { result } = await run<{ result: Record<string, unknown> }>(context, source, variables);
  return result;
}

/**
 * Runs one mutation and gives its result: the type's name, and what was asked of it.
 *
 * @param fields - fragments on the result's types.
 */
export function mutate(context: Context, mutation: string, input: Record<string, unknown>, fields = '') {
  const asked = `__typename ${refusalFields(mutation)} ${fields}`;
  const source = `mutation ($input: ${capitalized(mutation)}Input!) { result: ${mutation}(input: $input) { ${asked} } }`;
  return runMutation(context, source, { input });
}

/** The same for mutations that take nothing but an id. */
export function mutateId(context: Context, mutation: string, id: unknown, fields = '') {
  const asked = `__typename ${refusalFields(mutation)} ${fields}`;
  return runMutation(context, `mutation ($id: ID!) { result: ${mutation}(id: $id) { ${asked} } }`, { id });
}
