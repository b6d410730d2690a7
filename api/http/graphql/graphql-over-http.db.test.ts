import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { startTestServer, type TestServer } from '../server/testing-server';

/** The audits of the GraphQL-over-HTTP specification, against the server as it runs in production. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await shop(server.database.db).open();
});
afterAll(() => server.close());

test.each(serverAudits({ url: () => `${server.url}/graphql` }))('$id $name', async ({ fn }) => {
  expect(await fn()).toMatchObject({ status: 'ok' });
});
