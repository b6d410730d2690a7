import { randomUUID } from 'node:crypto';
import { assertInterfaceType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import { schema } from '../schema';
import { createTestChannel, createTestStaff, execute, globalId, testContext } from './testing';

let database: TestDatabase;
let channel: Channel;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
});
afterAll(() => database.drop());

const nodes = schema.getPossibleTypes(assertInterfaceType(schema.getType('Node'))).map(({ name }) => name);

/** What is asked of the database for an object by its id, as Prisma is told. */
async function askedFor(typename: string): Promise<string[]> {
  const actor = await createTestStaff(database.db, channel.id, 'ADMIN');
  const asked: string[] = [];
  const db = database.db.$extends({
    query: {
      $allOperations: ({ args, query }) => {
        asked.push(JSON.stringify(args));
        return query(args);
      },
    },
  });
  const context = { ...testContext(database.db, channel, { actor }), db: db as never, catalogDb: db as never };
  const answer = await execute(context, 'query ($id: ID!) { node(id: $id) { __typename } }', {
    id: globalId(typename, randomUUID()),
  });
  expect(answer).toEqual({ data: { node: null } });
  const staffMemberId = 'staffMemberId' in actor ? actor.staffMemberId : channel.id;
  return asked.map((text) => text.replaceAll(staffMemberId, channel.id));
}

test('there are objects to ask for', () => {
  expect(nodes).toEqual(expect.arrayContaining(['Channel', 'Client', 'Product', 'StaffSession']));
});

test.each(nodes)('a %s by its id is looked for in the asker’s own shop', async (typename) => {
  expect((await askedFor(typename)).join('\n')).toContain(channel.id);
});
