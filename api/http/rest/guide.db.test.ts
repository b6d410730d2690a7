import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, TEST_NOW } from '../../checkout/testing-world';
import { projectRoot } from '../../kernel/project-root';
import { createApiToken } from '../../staff/tokens/api-token.command';
import { startTestServer, type TestServer } from '../server/testing-server';
import { type GuideExample, guideExamples } from './testing-guide';
import { type Answered, type GuideReader, guideReader } from './testing-guide-reader';

/** docs/developer/api-guide.md, example by example, as a newcomer tries them: what it promises is what they get. */
const examples = guideExamples(readFileSync(join(projectRoot, 'docs/developer/api-guide.md'), 'utf8'));

/** More than the page asks for, and soon used up. */
const PER_MINUTE = 300;
const FLOOD_GROUP = 30;

let server: TestServer;
let now = TEST_NOW;
let reader: GuideReader;

beforeAll(async () => {
  server = await startTestServer({ perMinute: PER_MINUTE, services: { now: () => now } });
  const world = await shop(server.database.db, { minimumOrderValue: 500 })
    .dish('Margherita', 900)
    .withOption('Crust', { Thin: 0, Thick: 150 })
    .dish('Cola', 300)
    .open();
  const staff = await world.staff('ADMIN');
  const { secret } = await createApiToken(staff, { name: 'Till', scopes: ['ORDERS_READ'], expiresAt: null });
  reader = guideReader(server.client({ 'x-locale': 'en' }), { SHOP: server.url, TOKEN: secret });
});
afterAll(() => server.close());

/** Asked until it is too much. */
async function flood(example: GuideExample): Promise<Answered> {
  // In groups: more at once would be refused as too many at a time, before they are counted.
  for (let sent = 0; sent < PER_MINUTE; sent += FLOOD_GROUP) {
    await Promise.all(Array.from({ length: FLOOD_GROUP }, () => reader.send(example)));
  }
  const refused = await reader.send(example);
  now = new Date(now.getTime() + 60_000);
  return refused;
}

test('the guide has examples, among them one flood of requests and one event', () => {
  expect(examples.length).toBeGreaterThan(15);
  expect(examples.filter(({ isFlood }) => isFlood)).toHaveLength(1);
  expect(examples.filter(({ isEvent }) => isEvent)).toHaveLength(1);
});

test.each(examples)('line $line answers as it says', async (example) => {
  const answered = await (example.isFlood ? flood(example) : reader.ask(example));
  expect({ differences: reader.differences(example, answered), actual: answered.body }).toEqual({
    differences: [],
    actual: answered.body,
  });
});
