import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Channel } from '../../generated/prisma/client';
import { createTestChannel, createTestStaff, testContext } from '../../graphql/testing';
import { AnswerBody } from './answer-body';
import { Answers } from './answers';

let database: TestDatabase;
let channel: Channel;
let now = new Date('2030-01-01T12:00:00.100Z');

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
});
afterAll(() => database.drop());

const shopAt = { host: 'shop.test', otherwise: 'shop.test' };
const visitor = (shop = channel) => testContext(database.db, shop, { now: () => now });

function openShop() {
  const answers = new Answers();
  let readings = 0;
  const readNext = async () => {
    readings += 1;
    return String(readings);
  };
  return async (context = visitor(), read: () => Promise<string> = readNext) => {
    const find = async () => ({ body: new AnswerBody(await read()), head: [], route: null, repeated: [] });
    const { answer } = await answers.share({ scope: { context, shopAt }, text: 'shop', lastsMs: 1_000 }, find);
    return answer.body.once().toString();
  };
}

test('visitors of one second share an answer until the menu changes; callers with other rights do not', async () => {
  const ask = openShop();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
  const actor = await createTestStaff(database.db, channel.id, 'KITCHEN');
  expect(await ask(testContext(database.db, channel, { actor, now: () => now }))).toBe('2');
  expect(await ask()).toBe('1');
  expect(await ask(visitor({ ...channel, catalogRevision: channel.catalogRevision + 1 }))).toBe('3');
  now = new Date(now.getTime() + 1_000);
  expect(await ask()).toBe('4');
});

test('what fails for one is found out again for the others, and is not kept', async () => {
  const ask = openShop();
  const [own, other] = await Promise.allSettled([
    ask(visitor(), () => Promise.reject(new Error('gone'))),
    ask(visitor(), async () => 'read'),
  ]);
  expect(own).toMatchObject({ status: 'rejected' });
  expect(other).toEqual({ status: 'fulfilled', value: 'read' });
  expect(await ask(visitor(), async () => 'later')).toBe('later');
});
