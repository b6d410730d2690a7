import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, TEST_NOW } from '../../checkout/testing-world';
import { projectRoot } from '../../kernel/project-root';
import { createApiToken } from '../../staff/tokens/api-token.command';
import type { Answer, TestClient } from '../server/testing-client';
import { startTestServer, type TestServer } from '../server/testing-server';
import { differences, filled, type GuideExample, guideExamples, readCurl } from './testing-guide';

/** docs/developer/api-guide.md, example by example, as a newcomer tries them: what it promises is what they get. */
const examples = guideExamples(readFileSync(join(projectRoot, 'docs/developer/api-guide.md'), 'utf8'));

/** More than the page asks for, and soon used up. */
const PER_MINUTE = 300;
const FLOOD_GROUP = 30;

let server: TestServer;
let now = TEST_NOW;
let visitor: TestClient;
/** What the answers so far gave. */
const known = new Map<string, string>();
let environment: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  server = await startTestServer({ perMinute: PER_MINUTE, services: { now: () => now } });
  const world = await shop(server.database.db, { minimumOrderValue: 500 })
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

type Answered = Pick<Answer, 'body' | 'headers'>;

async function answerTo({ kind, text, variables, isEvent, isFlood }: GuideExample): Promise<Answered> {
  if (kind === 'graphql') {
    return visitor.graphql(text, variables === null ? {} : JSON.parse(filled(variables, known)));
  }
  const command = filled(text, known).replace(/\$(\w+)/g, (whole, name: string) => environment[name] ?? whole);
  const { url, headers, body } = readCurl(command);
  const method = body === undefined ? 'GET' : 'POST';
  if (isEvent) {
    const event = await firstEvent(url, { method, headers: { ...headers }, ...(body !== undefined && { body }) });
    return { body: event, headers: new Headers() };
  }
  const client = server.client();
  if (!isFlood) return client.send(method, url, body, headers);
  // In groups: more at once would be refused as too many at a time, before they are counted.
  for (let sent = 0; sent < PER_MINUTE; sent += FLOOD_GROUP) {
    await Promise.all(Array.from({ length: FLOOD_GROUP }, () => client.send(method, url, body, headers)));
  }
  const refused = await client.send(method, url, body, headers);
  now = new Date(now.getTime() + 60_000);
  return refused;
}

/** Of the answer's headers those that the guide shows. */
function shownOf(headers: Headers, shown: object): Record<string, string> {
  return Object.fromEntries(
    Object.keys(shown).flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

test('the guide has examples of all that it tells of', () => {
  expect(examples.length).toBeGreaterThan(20);
  expect(examples.filter(({ isFlood }) => isFlood)).toHaveLength(1);
  expect(examples.filter(({ isEvent }) => isEvent)).toHaveLength(1);
});

test.each(examples)('line $line answers as it says', async (example) => {
  const { body: actual, headers } = await answerTo(example);
  const promised: object = JSON.parse(example.headers ?? '{}');
  expect({
    differences: [
      ...differences(JSON.parse(example.answer), actual, known),
      ...differences(promised, shownOf(headers, promised), known, 'headers'),
    ],
    actual,
  }).toEqual({ differences: [], actual });
});
