import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { type Gate, openGate } from '../db/testing-gate';
import { hasPooler, startPooler, type TestPooler } from '../db/testing-pooler';
import { openDatabase } from './open-database';

/** A way to PostgreSQL of its own for the pooler, which loses it while the database itself stays reachable. */
describe.runIf(hasPooler)('a start with a pooler', () => {
  let database: TestDatabase;
  let gate: Gate;
  let pooler: TestPooler;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    gate = await openGate(database.url);
    pooler = await startPooler(gate.url, 2);
  });
  afterEach(async () => {
    await pooler.stop();
    await gate.close();
  });

  /** Starts while something is away, looks at what the waiting process says and answers, and has it come back. */
  async function startWhileAway(comeBack: () => Promise<unknown>) {
    const port = await freePort();
    const told: string[] = [];
    const opening = openDatabase({
      databaseUrl: database.url,
      poolerUrl: pooler.url,
      isTraced: false,
      port,
      hostname: '127.0.0.1',
      clientDirectory: 'build/client',
      hasQueue: false,
      tell: (sentence) => void told.push(sentence),
    });
    await expect.poll(() => told, { timeout: 30_000 }).toHaveLength(1);
    const ready = await eventually(() => fetch(`http://127.0.0.1:${port}/health/ready`));
    const answer = [ready.status, await ready.json()];
    await comeBack();
    const { db } = await opening;
    const [row] = await db.$queryRaw<{ one: number }[]>`select 1 as "one"`;
    await db.$disconnect();
    const isFree = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      () => false,
      () => true,
    );
    return { told, answer, row, isFree };
  }

  const over = {
    answer: [503, { status: 'unavailable', reason: 'The pooler does not answer.' }],
    row: { one: 1 },
    isFree: true,
  };

  test('waits for a pooler that is not there', async () => {
    await pooler.stop();
    expect(await startWhileAway(() => pooler.start())).toEqual({
      ...over,
      told: [
        expect.stringMatching(
          /^The pooler does not answer \(.*ECONNREFUSED.*\): is it running, and is DATABASE_POOLER_URL right\? Trying again …$/,
        ),
      ],
    });
  });

  test('waits for a pooler that is there and does not reach PostgreSQL', async () => {
    gate.shut();
    expect(await startWhileAway(async () => gate.letThrough())).toEqual({
      ...over,
      told: [
        expect.stringMatching(/^The pooler does not answer \(timeout expired\): is it running, .* Trying again …$/),
      ],
    });
  });

  test('waits for a pooler to which PostgreSQL says that it starts up', async () => {
    gate.shut('the database system is starting up');
    expect(await startWhileAway(async () => gate.letThrough())).toEqual({
      ...over,
      told: [expect.stringMatching(/^The pooler does not answer \(.*\): is it running, .* Trying again …$/)],
    });
  });
});

async function eventually<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await expect.poll(async () => (result = await work().catch(() => undefined))).toBeDefined();
  if (result === undefined) throw new Error('it never came');
  return result;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
