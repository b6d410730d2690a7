import { randomUUID } from 'node:crypto';
import { assertInterfaceType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, statementsOf, type TestDatabase } from '../db/testing';
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

/** What is asked of the database for an object by its id, with its values. */
async function askedFor(typename: string): Promise<string[]> {
  const actor = await createTestStaff(database.db, channel.id, 'ADMIN');
  const asked = await statementsOf(async () => {
    const id = globalId(typename, randomUUID());
    const context = testContext(database.db, channel, { actor });
    const answer = await execute(context, 'query ($id: ID!) { node(id: $id) { __typename } }', { id });
    expect(answer).toEqual({ data: { node: null } });
  });
  const staffMemberId = 'staffMemberId' in actor ? actor.staffMemberId : channel.id;
  return asked.map((statement) => JSON.stringify(statement).replaceAll(staffMemberId, channel.id));
}

test('there are objects to ask for', () => {
  expect(nodes).toEqual(expect.arrayContaining(['Channel', 'Client', 'Product', 'StaffSession']));
});

test.each(nodes)('a %s by its id is looked for in the asker’s own shop', async (typename) => {
  expect((await askedFor(typename)).join('\n')).toContain(channel.id);
});
