import {
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLInt,
  getNamedType,
  isInputObjectType,
  isUnionType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { schema } from '../../schema';
import { execute, globalId } from '../testing';
import { inputCases } from './testing-input-cases';
import { type InputCase, type InputShop, openInputShop } from './testing-input-shop';
import { type Fields, inputFields } from './testing-stored-inputs';

/** Every amount of money that a mutation takes is refused where it can't be meant; the amounts are found in the schema. */
let database: TestDatabase;
let shop: InputShop;
const walked = new Set<string>();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openInputShop(database.db);
});
afterAll(() => database.drop());

/** Amounts without a case in the walk of every input. */
const MORE_CASES: Readonly<Record<string, (opened: InputShop) => Fields>> = {
  updateBySku: () => ({ items: [{ sku: 'NONE' }] }),
  refundOrder: () => ({ id: globalId('Checkout', crypto.randomUUID()), idempotencyKey: 'refund', reason: 'Cold' }),
};

const isMoney = ({ type, description }: GraphQLInputField) =>
  getNamedType(type) === GraphQLInt && /minor units/i.test(description ?? '');

const fieldsOf = (type: GraphQLInputType): GraphQLInputField[] => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
};

/** Where an input takes money, in the parts that it has: a field of the input itself, or one of the first entry of a list. */
function moneyPaths(type: GraphQLInputType, input: unknown): string[][] {
  return fieldsOf(type).flatMap((field) => {
    if (isMoney(field)) {
      walked.add(`${getNamedType(type).name}.${field.name}`);
      return [[field.name, ...(/\[/.test(String(field.type)) ? ['0'] : [])]];
    }
    const part: unknown = Object(input)[field.name];
    const [entry, at] = Array.isArray(part) ? [part[0], [field.name, '0']] : [part, [field.name]];
    return entry === undefined ? [] : moneyPaths(field.type, entry).map((path) => [...at, ...path]);
  });
}

function withValue(input: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (key === '') return value;
  if (key === '0' && rest.length === 0 && !Array.isArray(input)) return [value];
  const part = withValue(Object(input)[key], rest, value);
  return Array.isArray(input)
    ? input.map((entry, at) => (String(at) === key ? part : entry))
    : { ...Object(input), [key]: part };
}

function mutationOf(name: string) {
  const field = schema.getMutationType()?.getFields()[name];
  const input = field?.args.find((argument) => argument.name === 'input');
  if (!field || !input) throw new Error(`there is no mutation ${name} with an input`);
  const answer = getNamedType(field.type);
  return { type: input.type, answers: isUnionType(answer) ? answer.getTypes().map((one) => one.name) : [] };
}

/** What was refused, by path and code; the type of the answer where nothing was. */
async function refusalsOf(mutation: string, input: unknown): Promise<readonly unknown[]> {
  const { type, answers } = mutationOf(mutation);
  const fields = {
    InvalidInput: 'fields { path code }',
    SkusChanged: 'rows { problem { code path } }',
  };
  const asked = Object.entries(fields).map(([name, wanted]) =>
    answers.includes(name) ? `... on ${name} { ${wanted} }` : '',
  );
  const source = `mutation ($input: ${type}) { result: ${mutation}(input: $input) { __typename ${asked.join(' ')} } }`;
  const { data, errors } = await execute(shop.staff, source, { input: Object(input) });
  // What no `Int` holds is refused by its type, in words that name the place.
  if (errors)
    return errors.map(({ message }) => ({
      code: message,
      path: /at "(.+)"; Int cannot/.exec(message)?.[1]?.split(/\W+/),
    }));
  const result = Object((data as { result: unknown }).result);
  return result.fields ?? result.rows?.map(({ problem }: { problem: unknown }) => problem) ?? [result];
}

/** All rows of tables that hold money. */
async function stored(): Promise<unknown> {
  const tables = ['Variant', 'Option', 'Channel', 'Checkout', 'CheckoutLine', 'DeliveryZone', 'PromoCode', 'Refund'];
  const rows = tables.map((table) => `select '${table}' as name, to_jsonb(t)::text as row from "${table}" t`);
  return database.db.$queryRawUnsafe(`${rows.join(' union all ')} order by 1, 2`);
}

async function expectRefused(mutation: string, input: unknown): Promise<void> {
  const type = mutationOf(mutation).type;
  const paths = moneyPaths(type, input);
  const before = await stored();
  for (const path of paths) {
    const mayLower = path.at(-1) === 'priceDifference' || mutation === 'updateBySku';
    for (const value of [mayLower ? -1_000_000_007 : -5, 1_000_000_007, 2 ** 31, 9.505, '9.50']) {
      const refusals = await refusalsOf(mutation, withValue(input, path, value));
      const title = `${mutation} ${path.join('.')} ${value}: ${JSON.stringify(refusals)}`;
      expect(refusals.length, title).toBeGreaterThan(0);
      for (const refusal of refusals) {
        const { code, path: at } = Object(refusal);
        expect(code, title).toEqual(expect.any(String));
        // A row that no dish has is refused whatever its price.
        if (code !== 'NOT_FOUND')
          expect(['', ...at].join('.').replace(/\.$/, ''), title).toMatch(new RegExp(`\\.${path.join('\\.')}$`));
      }
    }
  }
  expect(await stored()).toEqual(before);
}

const CASES: [string, InputCase][] = Object.entries(inputCases).map(([name, make]) => [name, make]);

test.each(CASES)('%s takes no amount that can’t be meant', async (name, make) => {
  const mutation = name.replace(/ .*/, '');
  const { input } = await make(shop);
  await expectRefused(mutation, input);
  // The next case builds on what this one writes.
  expect(await refusalsOf(mutation, input)).toEqual([{ __typename: expect.any(String) as string }]);
});

test.each(Object.entries(MORE_CASES))('%s takes no amount that can’t be meant', async (mutation, make) => {
  await expectRefused(mutation, make(shop));
});

test('each amount of the schema is walked, and says that it is in minor units', () => {
  const all = inputFields().map((name) => {
    const [typename = '', field = ''] = name.split('.');
    const type = schema.getType(typename);
    const found = isInputObjectType(type) ? type.getFields()[field] : undefined;
    if (!found) throw new Error(`the schema has no ${name}`);
    return { name, found };
  });
  expect(all.filter(({ name, found }) => isMoney(found) && !walked.has(name)).map(({ name }) => name)).toEqual([]);
  const named = all.filter(({ name, found }) => {
    const isAmount = /price|amount|fee$|cash|commission|value$|freeFrom|changeFrom|discount$|tip$|total$/i;
    return getNamedType(found.type) === GraphQLInt && isAmount.test(name.replace(/.*\./, ''));
  });
  expect(named.filter(({ found }) => !isMoney(found)).map(({ name }) => name)).toEqual([]);
  expect(named.length).toBeGreaterThan(30);
});
