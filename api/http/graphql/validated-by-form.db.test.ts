import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { formOf } from '../limits/document-form';
import { startTestServer, type TestServer } from '../server/testing-server';

const aliases = (count: number, mark: string) =>
  Array.from({ length: count }, (_, index) => `${mark}${index}: product(slug: "${mark}") { name }`).join(' ');
/** More aliases than a document of others may have. */
const STORED = `{ ${aliases(16, 'a')} }`;
const HASH = createHash('sha256').update(STORED).digest('hex');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ documents: new Map([[HASH, STORED]]) });
  await shop(server.database.db).dish('Cola', 300).open();
});
afterAll(() => server.close());

const errorsOf = async (query: string) => JSON.stringify((await server.client().graphql(query)).body);

test('a document is validated for all that have other aliases and texts', async () => {
  const later = parse('{ dish: product(slug: "pizza") { name } }');
  expect(formOf(later).isValid).toBeUndefined();
  await server.client().graphql('{ mine: product(slug: "cola") { name } }');
  expect(formOf(later).isValid).toBe(true);
});

test('an invalid document is refused with its own names each time', async () => {
  for (const alias of ['one', 'two']) {
    expect(await errorsOf(`{ ${alias}: product(slug: "cola") { name } ${alias}: menu { name } }`)).toContain(
      `\\"${alias}\\"`,
    );
  }
});

test('a stored document, which no rule has seen, makes no other of its form valid', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: HASH } };
  for (let time = 0; time < 2; time += 1) {
    expect(JSON.stringify((await server.client().post('/graphql', { extensions })).body)).not.toContain('errors');
    expect(await errorsOf(`{ ${aliases(16, 'b')} }`)).toContain('ALIAS_LIMIT_EXCEEDED');
  }
});
