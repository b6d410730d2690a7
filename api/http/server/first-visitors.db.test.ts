import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { statementsOf } from '../../db/testing';
import { createSignIn } from '../../staff/testing';
import type { TestClient } from './testing-client';
import { startTestServer, type TestServer } from './testing-server';

const VISITORS = 32;
const MENU = '{ menu { categories { name products { nodes { name variants { price { minor } } } } } } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ address: { trustProxy: true } });
});
afterAll(() => server.close());

/** How often the statement was sent that was sent most often. */
function mostRepeated(statements: readonly unknown[]): number {
  const byText = Map.groupBy(statements, (sent) => (typeof sent === 'string' ? sent : JSON.stringify(sent)));
  return Math.max(...[...byText.values()].map(({ length }) => length));
}

test.each<[string, (visitor: TestClient) => ReturnType<TestClient['get']>]>([
  ['a page', (visitor) => visitor.get('/en', { accept: 'text/html' })],
  ['its menu', (visitor) => visitor.graphql(MENU)],
  ['its free times', (visitor) => visitor.graphql('{ channel { timeSlots(method: DELIVERY) { from } } }')],
  ['the whole shop', (visitor) => visitor.get('/api/channel')],
  ['its site map', (visitor) => visitor.get('/sitemap.xml')],
])('what the first visitors of a shop ask at once is read once: %s', async (_what, ask) => {
  const host = 'new.example';
  const { db } = server.database;
  await db.channel.updateMany({ data: { hosts: [] } });
  const { channel } = await shop(db, { hosts: [host] })
    .dish('Cola', 300)
    .open();
  await createSignIn(db, channel.id, 'ADMIN');
  const statements = await statementsOf(async () => {
    const asked = Array.from({ length: VISITORS }, () => ask(server.client({ 'x-forwarded-host': host })));
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  });
  // A request that comes while something is read shares the next reading, so a late one makes one more.
  expect(mostRepeated(statements)).toBeLessThan(VISITORS / 2);
});
