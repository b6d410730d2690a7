import { getNamedType, getNullableType, isCompositeType, isListType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import { parseConnection } from '../../db/connection';
import { openSql } from '../../db/sql';
import { WatchedPg } from '../../db/watched-adapter';
import { PrismaClient } from '../../generated/prisma/client';
import type { Context } from '../../graphql/context';
import { execute, testContext } from '../../graphql/testing';
import { type PublicField, type PublicValues, publicFields, selectionOf } from '../../graphql/testing-public-documents';
import { schema } from '../../schema';
import type { TestClient } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';
import { fillShop } from './testing-filled-shop';

/** Every list that strangers may read, found in the schema, asked of a shop whose lists are as long as they can be. */
let server: TestServer;
let world: World;
let client: TestClient;
let values: PublicValues;
let lists: readonly PublicField[];
let counting: PrismaClient;
let statements = 0;

const isList = ({ field: { type } }: PublicField) =>
  isCompositeType(getNamedType(type)) &&
  (isListType(getNullableType(type)) || getNamedType(type).name.endsWith('Connection'));

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).open();
  client = server.client();
  const known = { query: '"a"', latitude: '52', longitude: '13', slug: '"big"' };
  values = { byName: { ...known, ...(await fillShop(world, client)) }, ids: {} };
  const ids = new Map<string, string[]>();
  const shallow = publicFields(schema, values).filter(
    (each) => isList(each) || (each.calls.length < 2 && isCompositeType(getNamedType(each.field.type))),
  );
  for (const field of shallow) collectIds((await ask(documentOf(field, [1]))).data, ids);
  values = { ...values, ids: Object.fromEntries(ids) };
  lists = publicFields(schema, values).filter(isList);
  const adapter = new WatchedPg(parseConnection(server.database.url).config);
  const logging = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
  openSql(logging, adapter);
  logging.$on('query', () => {
    statements += 1;
  });
  counting = logging;
}, 300_000);
afterAll(async () => {
  await counting?.$disconnect();
  await server.close();
});

function collectIds(value: unknown, ids: Map<string, string[]>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('__typename' in value && 'id' in value && typeof value.id === 'string') {
    const known = ids.get(String(value.__typename)) ?? [];
    if (known.length < 100 && !known.includes(value.id)) ids.set(String(value.__typename), [...known, value.id]);
  }
  for (const part of Object.values(value)) collectIds(part, ids);
}

/** The field under as many names as depths are given: with so many levels of objects below it. */
function documentOf({ calls, call, field }: PublicField, depths: readonly number[]): string {
  const asked = depths.map(
    (depth, index) => `a${index}: ${call} ${selectionOf(schema, values, getNamedType(field.type), depth)}`,
  );
  return `{ ${calls.reduceRight((inner, outer) => `${outer} { ${inner} }`, asked.join(' '))} }`;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  readonly extensions?: { readonly cost: { readonly cost: number } };
}

async function ask(query: string): Promise<Answer> {
  return (await client.post('/graphql', { query, extensions: { cost: true } })).body as Answer;
}

function countObjects(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : 1;
  return Object.values(value).reduce((sum: number, part) => sum + countObjects(part), own);
}

const DEPTHS = [[0], Array<number>(15).fill(0), [1], [2]];

test('what an operation costs is at least half of the objects that it is answered with', async () => {
  const tooCheap: string[] = [];
  const notAsked: string[] = [];
  let most = 0;
  for (const field of lists) {
    for (const depths of DEPTHS) {
      const { data, errors, extensions } = await ask(documentOf(field, depths));
      const { code = '' } = errors?.[0]?.extensions ?? {};
      if (!extensions && !code.endsWith('_LIMIT_EXCEEDED')) notAsked.push(`${field.name}: ${errors?.[0]?.message}`);
      if (!extensions) continue;
      const objects = countObjects(data) - 1;
      most = Math.max(most, objects);
      if (extensions.cost.cost * 2 < objects) tooCheap.push(`${field.name}: ${extensions.cost.cost} for ${objects}`);
    }
  }
  expect({ tooCheap, notAsked }).toEqual({ tooCheap: [], notAsked: [] });
  expect(lists.length).toBeGreaterThan(50);
  expect(most).toBeGreaterThan(10_000);
}, 300_000);

test('every list that strangers read declares how long it is', () => {
  const declares = ({ field: { type, name, extensions } }: PublicField) =>
    getNamedType(type).name.endsWith('Connection') ||
    ['edges', 'nodes'].includes(name) ||
    'size' in (extensions.pothosOptions as object);
  expect(lists.filter((field) => !declares(field)).map(({ name }) => name)).toEqual([]);
});

test('a field under several names is resolved once, and answers the same', async () => {
  const context = testContext(counting, world.channel, { now: () => world.now });
  const asked = async (query: string, shared: Partial<Context>) => {
    statements = 0;
    const { data } = await execute({ ...context, ...shared }, query);
    return { data, statements };
  };
  const again: string[] = [];
  for (const field of lists) {
    const one = await asked(documentOf(field, [0]), {});
    const many = await asked(documentOf(field, [0, 0, 0, 0]), { results: new WeakMap() });
    if (many.statements > one.statements) again.push(field.name);
    const mixed = documentOf(field, [0, 1]);
    const apart = await asked(mixed, {});
    expect((await asked(mixed, { results: new WeakMap() })).data, field.name).toEqual(apart.data);
  }
  expect(again).toEqual([]);
}, 300_000);
