import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFailure } from './database-failure';
import { sql } from './sql';
import { createTestDatabase, type TestDatabase } from './testing';
import { transaction } from './transaction';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const failure = (key: string) => ({ key, count: 0, lockedUntil: new Date(0) });
const countOf = async (key: string) => (await database.db.signInFailure.findUnique({ where: { key } }))?.count;

test('what was written before an error is undone', async () => {
  const work = transaction(database.db, async (tx) => {
    await tx.signInFailure.create({ data: failure('login:undone') });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await countOf('login:undone')).toBeUndefined();
});

test('two that lock each other out both finish', async () => {
  await database.db.signInFailure.createMany({ data: [failure('login:a'), failure('login:b')] });
  let bothHoldOne = () => {};
  const meeting = new Promise<void>((resolve) => {
    bothHoldOne = resolve;
  });
  let holders = 0;
  const lockBoth = (first: string, second: string) =>
    transaction(database.db, async (tx) => {
      const increment = { data: { count: { increment: 1 } } };
      await tx.signInFailure.update({ where: { key: first }, ...increment });
      holders += 1;
      if (holders === 2) bothHoldOne();
      await meeting;
      await tx.signInFailure.update({ where: { key: second }, ...increment });
    });
  await Promise.all([lockBoth('login:a', 'login:b'), lockBoth('login:b', 'login:a')]);
  expect([await countOf('login:a'), await countOf('login:b')]).toEqual([2, 2]);
});

test('raw SQL that PostgreSQL gave up is tried again too, and not for ever', async () => {
  let attempts = 0;
  const work = transaction(database.db, async (tx) => {
    attempts += 1;
    await sql(tx).execute`do $$ begin raise exception using errcode = '40001'; end $$`;
  });
  await expect(work).rejects.toThrow();
  expect(attempts).toBe(5);
});

test('any other refusal of the database is not tried again', async () => {
  let attempts = 0;
  const work = transaction(database.db, async (tx) => {
    attempts += 1;
    await sql(tx).execute`select 1 / 0`;
  });
  await expect(work).rejects.toThrow('division by zero');
  expect(attempts).toBe(1);
});

test('a full disk is seen as one, whichever of the statements that were sent at once is answered first', async () => {
  const work = transaction(database.db, async (tx) => {
    const full = sql(tx).execute`do $$ begin raise exception using errcode = '53100'; end $$`;
    const readLate = full.catch(async (error) => {
      await sleep(50);
      throw error;
    });
    await Promise.all([readLate, sql(tx).query`select 1`, tx.signInFailure.findMany()]);
  });
  expect(databaseFailure(await work.catch((error: unknown) => error))).toBe('UNAVAILABLE');
  // As pg itself throws it, of a connection that can't be opened because there is no room.
  expect(databaseFailure(Object.assign(new Error('could not write init file'), { code: '53100' }))).toBe('UNAVAILABLE');
});
