import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { TooManyAttempts } from '../../kernel/refusals';
import { countAttempt, failuresUnlessWaiting, forgetFailures, takeBackAttempt } from './sign-in-failure.store';

let database: TestDatabase;
let key: string;

const rule = { free: 4, maximumSeconds: 300 };
const start = new Date('2026-11-20T12:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  key = `login:${crypto.randomUUID()}`;
});

const attempt = (now: Date) => countAttempt(database.db, key, rule, now);
const secondsToWait = (now: Date) =>
  attempt(now).then(
    () => 0,
    (error) => (error instanceof TooManyAttempts ? error.seconds : Promise.reject(error)),
  );

test('however many come at once, only the free ones and the one that starts the wait pass', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 40 }, () => attempt(start)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const refusals = attempts.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals.every((reason) => reason instanceof TooManyAttempts && reason.seconds === 1)).toBe(true);
});

test('each failure after the free ones doubles the wait', async () => {
  let now = start;
  for (let failure = 1; failure <= 4; failure += 1) expect(await secondsToWait(now)).toBe(0);
  for (const wait of [1, 2, 4, 8]) {
    expect(await secondsToWait(now)).toBe(0);
    expect(await secondsToWait(now)).toBe(wait);
    now = new Date(now.getTime() + wait * 1000);
  }
});

test('the wait never grows beyond its maximum', async () => {
  await database.db.signInFailure.create({ data: { key, count: 1_000_000, lockedUntil: start } });
  expect(await secondsToWait(start)).toBe(0);
  expect(await secondsToWait(start)).toBe(300);
});

test('a quarter of an hour forgives one failure', async () => {
  await database.db.signInFailure.create({ data: { key, count: 7, lockedUntil: start } });
  await attempt(later(2 * 900));
  expect(await database.db.signInFailure.findUnique({ where: { key } })).toMatchObject({ count: 6 });
  await attempt(later(1_000_000));
  expect(await database.db.signInFailure.findUnique({ where: { key } })).toMatchObject({ count: 1 });
});

test('an attempt that was no failure is taken back with its wait, earlier ones stay', async () => {
  await database.db.signInFailure.create({ data: { key, count: 6, lockedUntil: start } });
  await takeBackAttempt(database.db, await attempt(start), start);
  expect(await database.db.signInFailure.findUnique({ where: { key } })).toMatchObject({
    count: 6,
    lockedUntil: start,
  });
});

test('expired failures cause no wait', async () => {
  await database.db.signInFailure.create({ data: { key, count: 9, lockedUntil: later(60) } });
  await expect(failuresUnlessWaiting(database.db, key, start)).rejects.toThrow(TooManyAttempts);
  await forgetFailures(database.db, key);
  await failuresUnlessWaiting(database.db, key, start);
  expect(await secondsToWait(start)).toBe(0);
});
