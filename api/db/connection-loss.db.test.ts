import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from './client';
import { databaseFailure } from './database-failure';
import { createTestDatabase, type TestDatabase } from './testing';
import { type Gate, type Loss, openGate } from './testing-gate';
import { transaction } from './transaction';

/** Shorter than in service, where the time of a transaction is over first, too. */
const SILENCE_MS = 1_500;
const TRANSACTION_MS = 1_000;

const LOSSES: readonly Loss[] = ['reset', 'terminated', 'answer lost'];

let direct: TestDatabase;
let gate: Gate;
let db: Database;
beforeAll(async () => {
  direct = await createTestDatabase();
});
afterAll(() => direct.drop());
beforeEach(async () => {
  gate = await openGate(direct.url);
  db = createDatabase(gate.url, { silenceMs: SILENCE_MS });
});
afterEach(async () => {
  await db.$disconnect();
  await gate.close();
  await direct.db.signInFailure.deleteMany();
});

const failure = (key: string) => ({ key, count: 0, lockedUntil: new Date(0) });
const stored = () => direct.db.signInFailure.count();
const thrownBy = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

test('a connection that is ended in the packet that opens it ends nothing else', async () => {
  gate.endAsOpened(3);
  const asked = Array.from({ length: 3 }, () => db.$queryRaw`select 1 as "one"`);
  expect(await Promise.all(asked)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
  gate.endAsOpened(1);
  await transaction(db, (tx) => tx.signInFailure.create({ data: failure('begun') }));
  expect([await stored(), gate.losses]).toEqual([1, 4]);
});

describe.each(LOSSES)('a connection that is lost (%s)', (loss) => {
  test('at the beginning of a transaction: it begins on another one', async () => {
    gate.loseAt('BEGIN', loss);
    let runs = 0;
    await transaction(db, async (tx) => {
      runs += 1;
      await tx.signInFailure.create({ data: failure('begun') });
    });
    expect([runs, await stored(), gate.losses]).toEqual([1, 1, 1]);
  });

  test('in the middle of a transaction: nothing has happened, and all of it is done again', async () => {
    gate.loseAt('INSERT', loss);
    let runs = 0;
    await transaction(db, async (tx) => {
      runs += 1;
      await tx.signInFailure.create({ data: failure('in the middle') });
    });
    expect([runs, await stored(), gate.losses]).toEqual([2, 1, 1]);
  });

  test('at its end the outcome is unknown: it is not repeated, and the caller gets a refusal', async () => {
    gate.loseAt('COMMIT', loss);
    let runs = 0;
    const work = transaction(db, async (tx) => {
      runs += 1;
      await tx.signInFailure.create({ data: failure('at the end') });
    });
    expect(databaseFailure(await thrownBy(work))).toBe('UNAVAILABLE');
    expect([runs, gate.losses]).toEqual([1, 1]);
    await expect.poll(stored).toBe(loss === 'answer lost' ? 1 : 0);
  });

  test('while something is read: it is read again', async () => {
    await direct.db.signInFailure.create({ data: failure('read') });
    gate.loseAt('SELECT', loss);
    expect(await db.signInFailure.count()).toBe(1);
    expect(gate.losses).toBe(1);
  });

  test('while something is written alone: it is not written again', async () => {
    gate.loseAt('insert into', loss);
    const work = db.$queryRaw`insert into "SignInFailure" ("key", "count", "lockedUntil") values ('a', 0, now()) returning 1`;
    expect(databaseFailure(await thrownBy(work))).toBe('UNAVAILABLE');
    expect(gate.losses).toBe(1);
  });

  test('again and again: the caller gets a refusal, and the next one an answer', async () => {
    gate.loseAt('SELECT', loss, 1000);
    expect(databaseFailure(await thrownBy(db.signInFailure.count()))).toBe('UNAVAILABLE');
    gate.loseAt('SELECT', loss, 0);
    expect(await db.signInFailure.count()).toBe(0);
  });
});

describe('a PostgreSQL that says nothing any more', () => {
  test('ends what waits for it in time, and nothing of it is on the connections afterwards', async () => {
    await Promise.all([db.signInFailure.count(), db.signInFailure.count()]);
    const written = Promise.withResolvers<void>();
    const inTransaction = transaction(
      db,
      async (tx) => {
        await tx.signInFailure.create({ data: failure('in the middle') });
        gate.fallSilent();
        written.resolve();
        await tx.signInFailure.create({ data: failure('never') });
      },
      TRANSACTION_MS,
    );
    await written.promise;
    const asked = [inTransaction, db.signInFailure.count(), db.signInFailure.count()];
    for (const work of asked) expect(databaseFailure(await thrownBy(work))).toBe('UNAVAILABLE');
    gate.letThrough();
    const one = () => transaction(db, (tx) => tx.signInFailure.count());
    expect(await Promise.all(Array.from({ length: 10 }, one))).toEqual(Array.from({ length: 10 }, () => 0));
    expect(await stored()).toBe(0);
  });
});

test('an unreachable database is reported as away for every statement', async () => {
  await gate.close();
  const thrown = await Promise.all([
    thrownBy(db.signInFailure.count()),
    thrownBy(db.$executeRaw`delete from "SignInFailure"`),
    thrownBy(transaction(db, (tx) => tx.signInFailure.count())),
  ]);
  expect(thrown.map(databaseFailure)).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE']);
});
