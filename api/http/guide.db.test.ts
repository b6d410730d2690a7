import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../checkout/testing-world';
import { projectRoot } from '../project-root';
import { createApiToken } from '../staff/api-token.command';
import type { TestClient } from './testing-client';
import { differences, filled, type GuideExample, guideExamples, readCurl } from './testing-guide';
import { startTestServer, type TestServer } from './testing-server';

/** docs/api-guide.md, example by example, as a newcomer tries them: what it promises is what they get. */
const examples = guideExamples(readFileSync(join(projectRoot, 'docs/api-guide.md'), 'utf8'));

let server: TestServer;
let visitor: TestClient;
/** What the answers so far gave. */
const known = new Map<string, string>();
let environment: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  server = await startTestServer();
  const world = await shop(server.database.db)
    .dish('Margherita', 900)
    .withOption('Crust', { Thin: 0, Thick: 150 })
    .dish('Cola', 300)
    .open();
  visitor = server.client({ 'x-locale': 'en' });
  const staff = await world.staff('ADMIN');
  const { secret } = await createApiToken(staff, { name: 'Till', scopes: ['ORDERS_READ'], expiresAt: null });
  environment = { SHOP: server.url, TOKEN: secret };
});
afterAll(() => server.close());

async function firstEvent(url: string, init: RequestInit): Promise<unknown> {
  const leaving = new AbortController();
  const { body } = await fetch(url, { ...init, signal: leaving.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const [, data] = /event: next\ndata: (.*)\n/.exec(text) ?? [];
    const chunk = data === undefined ? await reader?.read() : undefined;
    if (data !== undefined || !chunk || chunk.done) {
      leaving.abort();
      return data === undefined ? text : JSON.parse(data);
    }
    text += chunk.value;
  }
}

async function answerTo({ kind, text, variables, isEvent }: GuideExample): Promise<unknown> {
  if (kind === 'graphql') {
    return (await visitor.graphql(text, variables === null ? {} : JSON.parse(filled(variables, known)))).body;
  }
  const command = filled(text, known).replace(/\$(\w+)/g, (whole, name: string) => environment[name] ?? whole);
  const { url, headers, body } = readCurl(command);
  const method = body === undefined ? 'GET' : 'POST';
  if (isEvent) return firstEvent(url, { method, headers: { ...headers }, ...(body !== undefined && { body }) });
  const client = server.client();
  return (await client.send(method, url, body, headers)).body;
}

test('the guide has examples of all that it tells of', () => {
  expect(examples.length).toBeGreaterThan(12);
  expect(examples.filter(({ isEvent }) => isEvent)).toHaveLength(1);
});

test.each(examples)('line $line answers as it says', async (example) => {
  const actual = await answerTo(example);
  expect({ differences: differences(JSON.parse(example.answer), actual, known), actual }).toEqual({
    differences: [],
    actual,
  });
});
