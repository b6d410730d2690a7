import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Prisma, PrismaClient } from '../generated/prisma/client';
import { createDatabase, type Transaction } from './client';
import { sql } from './sql';
import { createTestDatabase, type TestDatabase } from './testing';
import { transaction } from './transaction';

let database: TestDatabase;
let prismaAlone: PrismaClient;

beforeAll(async () => {
  database = await createTestDatabase();
  prismaAlone = new PrismaClient({ adapter: new PrismaPg({ connectionString: database.url }) });
});

afterAll(async () => {
  await prismaAlone.$disconnect();
  await database.drop();
});

const failure = (key: string) => ({ key, count: 0, lockedUntil: new Date(0) });
const isWritten = async (key: string) => (await database.db.signInFailure.findUnique({ where: { key } })) !== null;
const write = (tx: Transaction, key: string) =>
  sql(tx).execute`insert into "SignInFailure" ("key", "count", "lockedUntil") values (${key}, 0, now())`;
const transactionId = async (tx: Transaction) => {
  const [row] = await sql(tx).query<{ id: string }[]>`select pg_current_xact_id()::text as "id"`;
  return row?.id;
};

const moment = new Date('2026-11-28T12:34:56.789Z');
const text = 'Хачапури “по-аджарски”, \\ { } "';
const id = '0190a5b8-3c4d-7e6f-8a9b-0c1d2e3f4a5b';

const RESULTS = [
  Prisma.sql`select null::int as a, null::bigint as b, null::timestamptz as c, null::jsonb as d, null::uuid[] as e`,
  Prisma.sql`select 7::int as a, 7::smallint as b, 9007199254740993::bigint as c, 1.5::float as d, 12.340::numeric as e`,
  Prisma.sql`select true as a, ${text}::text as b, ${id}::uuid as c, 'x'::char as d, 'PLACED'::"CheckoutStatus" as e`,
  Prisma.sql`select ${moment}::timestamptz as a, ${moment}::timestamp as b, ${moment}::date as c, '12:34:56.789'::time as d`,
  Prisma.sql`select '{"a": [1, null, "б"]}'::jsonb as a, '"text"'::json as b, 'null'::jsonb as c, ${new Uint8Array([0, 255])}::bytea as d`,
  Prisma.sql`select '{1,null,2}'::int[] as a, '{1,null}'::bigint[] as b, '{1.50,null}'::numeric[] as c, '{t,f}'::bool[] as d`,
  Prisma.sql`select ${[moment, moment]}::timestamptz[] as a, ${[id]}::uuid[] as b, array['{"a": 1}', null]::jsonb[] as c`,
  Prisma.sql`select '{2026-11-28,null}'::date[] as a, '{12:34:56}'::time[] as b, '{}'::text[] as c, '{PLACED}'::"CheckoutStatus"[] as d`,
  Prisma.sql`select 1 as a, 2 as b where false`,
];

test.each(RESULTS.map((statement) => [statement.sql, statement] as const))(
  'is read as Prisma reads it: %s',
  async (_, statement) => {
    const own = await sql(database.db).query(statement);
    expect(own).toStrictEqual(await prismaAlone.$queryRaw(statement));
  },
);

const VALUES = [
  ...[null, 0, -1.5, 2 ** 31, 12n, true, '', text, moment],
  ...[[], [1, 2], ['a,b', '"', '\\', null], [moment], [1n], [true, false]],
];

test.each(VALUES.map((value) => [value]))('is sent as Prisma sends it: %s', async (value) => {
  const own = await sql(database.db).query`select ${value}::text as "as"`;
  expect(own).toStrictEqual(await prismaAlone.$queryRaw`select ${value}::text as "as"`);
});

test('a statement of a transaction is undone with it', async () => {
  const work = transaction(database.db, async (tx) => {
    expect(await write(tx, 'login:undone')).toBe(1);
    expect(await isWritten('login:undone')).toBe(false);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await isWritten('login:undone')).toBe(false);
});

test('a transaction stays its own while others begin and end inside of it', async () => {
  await transaction(database.db, async (tx) => {
    const before = await transactionId(tx);
    const inner = await transaction(database.db, transactionId);
    await database.db.$transaction([database.db.signInFailure.create({ data: failure('login:inner') })]);
    expect(inner).not.toBe(before);
    expect(await transactionId(tx)).toBe(before);
    expect(await tx.signInFailure.count({ where: { key: 'login:inner' } })).toBe(1);
  });
});

test('statements that are sent at once run one after the other, Prisma’s own too', async () => {
  const warnings: Error[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on('warning', hear);
  const ids = await transaction(database.db, async (tx) => {
    await tx.channel.findMany({ include: { menus: true, warehouses: true, paymentMethods: true } });
    return Promise.all([transactionId(tx), transactionId(tx), transactionId(tx)]);
  });
  await sleep(0);
  process.off('warning', hear);
  expect(new Set(ids).size).toBe(1);
  expect(warnings).toEqual([]);
});

test('of statements that are sent at once, those after a failed one fail with it, and not the next time', async () => {
  const db = createDatabase(database.url);
  const twice = (tx: Transaction, divisor: number) =>
    Promise.allSettled([
      sql(tx).query`select 1 / ${divisor}::int as "quotient"`,
      write(tx, `login:after-${divisor}`),
      write(tx, `login:last-${divisor}`),
    ]);
  const outcomes = async (divisor: number) =>
    (await transaction(db, (tx) => twice(tx, divisor)).catch(() => [])).map(({ status }) => status);
  // One after the other they have the same connection, and its prepared statements.
  expect(await outcomes(0)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await outcomes(1)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect([await isWritten('login:after-0'), await isWritten('login:last-1')]).toEqual([false, true]);
  await db.$disconnect();
});

test('a transaction that is over takes no statement: its connection is another’s by then', async () => {
  let escaped: Transaction | null = null;
  await transaction(database.db, async (tx) => {
    escaped = tx;
    await sql(tx).query`select 1`;
  });
  const late = (tx: Transaction | null) => tx && write(tx, 'login:escaped');
  await expect(late(escaped)).rejects.toThrow('TransactionAlreadyClosed');
  expect(await isWritten('login:escaped')).toBe(false);
});

test('work that goes on after its time is over writes nothing', async () => {
  let wrote: Promise<unknown> = Promise.resolve();
  const work = async (tx: Transaction) => {
    await sql(tx).query`select pg_sleep(0.3)::text`;
    wrote = write(tx, 'login:late');
    await wrote;
  };
  await expect(transaction(database.db, work, 100)).rejects.toThrow();
  await sleep(500);
  await expect(wrote).rejects.toThrow('TransactionAlreadyClosed');
  expect(await isWritten('login:late')).toBe(false);
});

test('a client that was closed opens again with its next statement', async () => {
  const db = createDatabase(database.url);
  const one = () => db.$queryRaw`select 1 as "one"`;
  expect(await one()).toEqual([{ one: 1 }]);
  await db.$disconnect();
  expect(await one()).toEqual([{ one: 1 }]);
  await db.$disconnect();
});
