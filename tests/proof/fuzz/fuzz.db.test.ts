import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../api/http/server/testing-server';
import { spoil } from '../stage/mutation';
import { fuzz } from './fuzz-run';

/** Any number; another one is drawn for each run of `npm run proof fuzz`. */
const SEED = 20_261_122;

let server: TestServer;
afterEach(() => server.close());

async function fuzzed(requests: number, mutation?: (url: string) => Promise<void>) {
  const now = new Date();
  server = await startTestServer({ services: { now: () => now } });
  await mutation?.(server.database.url);
  return fuzz(
    {
      url: server.url,
      databaseUrl: server.database.url,
      db: server.database.db,
      now: () => now,
      errors: () =>
        server.logged.filter(({ level }) => level === 'error' || level === 'fatal').map((line) => JSON.stringify(line)),
    },
    { requests, seed: SEED, tell: () => undefined },
  );
}

test('whatever is sent, nothing fails, nothing leaks, and no other shop is touched', { timeout: 300_000 }, async () => {
  const { figures, faults } = await fuzzed(1_000);
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ requests: 1_000, 'failed (5xx)': 0 });
});

/** Which of them a seed's requests come to changes with the schema; one is enough. */
const WRITTEN = ['AuditEntry', 'SignInFailure'];

test('a resolver that throws is found', { timeout: 120_000 }, async () => {
  const { faults } = await fuzzed(600, async (url) => {
    for (const table of WRITTEN)
      await spoil(url, `throw_${table}`, { table, when: 'before insert', body: `raise exception 'a bug';` });
  });
  expect(faults.join('\n')).toContain('a resolver failed');
});
