import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNamedType, isObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { projectRoot } from '../../kernel/project-root';
import { schema } from '../../schema';
import { run } from '../testing';
import { inputCases } from './testing-input-cases';
import { FIELDS_TESTED_ELSEWHERE } from './testing-input-fields-elsewhere';
import type { InputCase } from './testing-input-shop';
import { type InputShop, openInputShop } from './testing-input-shop';
import { asStored, type Fields, fieldsSet, inputFields } from './testing-stored-inputs';

/** Every input field of every mutation reaches the database; the fields are read from the schema. */
let database: TestDatabase;
let shop: InputShop;
const walked = new Set<string>();

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openInputShop(database.db);
});
afterAll(() => database.drop());

function mutationField(name: string) {
  const field = schema.getMutationType()?.getFields()[name];
  const argument = field?.args.find((arg) => arg.name === 'input');
  if (!field || !argument) throw new Error(`there is no mutation ${name} with an input`);
  return { field, type: argument.type };
}

/** Whether the answer is one of the refusals. */
function isRefused({ __typename }: { __typename: string }): boolean {
  const type = schema.getType(__typename);
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Error');
}

async function call(mutation: string, input: Fields): Promise<Fields & { __typename: string }> {
  const { field, type } = mutationField(mutation);
  const answer = getNamedType(field.type);
  const members = isUnionType(answer) ? answer.getTypes().map(({ name }) => name) : [];
  const fields = members.includes('InvalidInput') ? '... on InvalidInput { fields { path code } }' : '';
  const source = `mutation ($input: ${type}) { result: ${mutation}(input: $input) { __typename ${fields} } }`;
  const { result } = await run<{ result: Fields & { __typename: string } }>(shop.staff, source, { input });
  return result;
}

const CASES: [string, InputCase][] = Object.entries(inputCases).map(([name, make]) => [name, make]);

test.each(CASES)('%s keeps every field that it takes', async (name, make) => {
  const mutation = name.replace(/ .*/, '');
  const { input, kept = {}, stored } = await make(shop);
  for (const field of fieldsSet(mutationField(mutation).type, input)) walked.add(field);
  const answer = await call(mutation, input);
  expect(isRefused(answer), JSON.stringify(answer)).toBe(false);
  const { version, ...fields } = input;
  const row = await stored();
  const expected = { ...(asStored(fields) as Fields), ...kept };
  const found = Object.fromEntries(Object.keys(expected).map((key) => [key, row[key]]));
  expect(found).toEqual(expected);
  // A version that was read before the change is the one thing that has to be refused now.
  if (version !== undefined) expect(isRefused(await call(mutation, input))).toBe(true);
});

test('each field of each input is walked here, or by the test that is named', () => {
  const elsewhere = new Set(Object.values(FIELDS_TESTED_ELSEWHERE).flat());
  const all = inputFields();
  const isNamed = (field: string) => elsewhere.has(field) || elsewhere.has(field.replace(/\..*/, ''));
  expect(all.filter((field) => !walked.has(field) && !isNamed(field))).toEqual([]);
  const types = new Set(all.map((field) => field.replace(/\..*/, '')));
  expect([...elsewhere].filter((name) => !types.has(name) && !all.includes(name))).toEqual([]);
});

test.each(Object.entries(FIELDS_TESTED_ELSEWHERE))('%s sets the fields that it is named for', (file, names) => {
  const path = join(projectRoot, file);
  expect(existsSync(path)).toBe(true);
  const text = readFileSync(path, 'utf8');
  const fields = inputFields().filter((field) => names.includes(field) || names.includes(field.replace(/\..*/, '')));
  expect(fields.filter((field) => !new RegExp(`\\b${field.replace(/.*\./, '')}\\b`).test(text))).toEqual([]);
});
