import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing';
import { whenReachable } from './when-reachable';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Another way to the database, which can be opened later than it is asked for. */
function gate(): Server {
  const { port, hostname } = new URL(database.url);
  return createServer((socket) => {
    const onward = connect(Number(port), hostname);
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) end.on('error', () => {});
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a database that comes up later is waited for, and the waiting is said once and ended once', async () => {
  const port = await freePort();
  const url = new URL(database.url);
  url.host = `127.0.0.1:${port}`;
  const server = gate();
  const told: string[] = [];
  let attempts = 0;
  const answer = await whenReachable(
    async () => {
      attempts += 1;
      if (attempts === 3) await once(server.listen(port, '127.0.0.1'), 'listening');
      const client = new pg.Client(url.toString());
      await client.connect();
      try {
        return (await client.query('select 1 as one')).rows;
      } finally {
        await client.end();
      }
    },
    {
      onAway: async (error) => {
        told.push(String(error));
        return async () => void told.push('over');
      },
      pauseMs: 10,
    },
  );
  server.close();
  expect(answer).toEqual([{ one: 1 }]);
  expect(attempts).toBe(3);
  expect(told).toEqual([expect.stringContaining('ECONNREFUSED'), 'over']);
});

test('a failure other than an unreachable database is not repeated', async () => {
  const url = new URL(database.url);
  url.password = 'not the password';
  const connecting = async () => {
    const client = new pg.Client(url.toString());
    await client.connect();
  };
  const waiting = whenReachable(connecting, { onAway: () => Promise.reject(new Error('it waited')), pauseMs: 10 });
  await expect(waiting).rejects.toThrow(/password authentication failed/);
});
