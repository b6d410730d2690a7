import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { shop, TEST_NOW } from '../checkout/testing-world';
import { globalId } from '../graphql/testing';
import { startTestServer, type TestServer } from '../http/server/testing-server';

const FREE = 20;
const Refusal = z.object({ data: z.object({ applyPromoCode: z.object({ code: z.string() }) }) });

let server: TestServer;
let variantId: string;
let now = TEST_NOW;

beforeAll(async () => {
  server = await startTestServer({ address: { trustProxy: true }, services: { now: () => now } });
  const world = await shop(server.database.db).dish('Cola', 300).promo('WELCOME10').open();
  variantId = globalId('Variant', world.variant('Cola'));
});
afterAll(() => server.close());

const APPLY = `mutation ($promoCode: String!) {
  applyPromoCode(input: { promoCode: $promoCode }) { ... on Cart { promo { code } } ... on Error { code message } }
}`;

async function shopperFrom(address: string) {
  const client = server.client({ 'x-forwarded-for': address });
  await client.graphql('mutation ($input: LineInput!) { addLine(input: $input) { __typename } }', {
    input: { variantId, quantity: 1 },
  });
  return { client, apply: async (promoCode: string) => (await client.graphql(APPLY, { promoCode })).body };
}

const codeOf = (body: unknown) => Refusal.parse(body).data.applyPromoCode.code;
const refused = (code: string) => ({ data: { applyPromoCode: { code } } });

test('guessing promo codes leads to a wait on every path; other callers do not wait', async () => {
  const { client, apply } = await shopperFrom('192.0.2.1');
  for (let tried = 0; tried <= FREE; tried += 1)
    expect(await apply(`GUESS${tried}`)).toMatchObject(refused('PROMO_NOT_APPLICABLE'));
  expect(await apply('WELCOME10')).toMatchObject(refused('TOO_MANY_ATTEMPTS'));
  // A new session is no way around it, and neither is another path.
  const again = await shopperFrom('192.0.2.1');
  expect(await again.apply('GUESS')).toMatchObject(refused('TOO_MANY_ATTEMPTS'));
  expect((await client.patch('/api/checkout', { promoCode: 'GUESS' })).status).toBe(429);
  const placed = await client.post('/api/checkout', { promoCode: 'GUESS' }, { 'idempotency-key': 'guess' });
  expect([placed.status, placed.headers.get('retry-after')]).toEqual([429, '1']);
  // What has nothing to do with codes goes on.
  expect((await client.patch('/api/checkout', { name: 'Anna' })).status).toBe(200);
  const neighbour = await shopperFrom('192.0.2.2');
  expect(await neighbour.apply('WELCOME10')).toMatchObject({
    data: { applyPromoCode: { promo: { code: 'WELCOME10' } } },
  });
  now = new Date(now.getTime() + 2_000);
  expect(await apply('WELCOME10')).toMatchObject({ data: { applyPromoCode: { promo: { code: 'WELCOME10' } } } });
  // Of many at once one is tried, the others hear nothing of their code.
  const codes = (await Promise.all(Array.from({ length: 8 }, (_, n) => apply(`AT-ONCE-${n}`)))).map(codeOf);
  expect(codes.filter((code) => code === 'PROMO_NOT_APPLICABLE')).toHaveLength(1);
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7);
});
