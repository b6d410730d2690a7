import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shop } from '../checkout/testing-world';
import { guideExamples } from '../http/rest/testing-guide';
import { type GuideReader, guideReader } from '../http/rest/testing-guide-reader';
import { startTestServer, type TestServer } from '../http/server/testing-server';
import { projectRoot } from '../kernel/project-root';
import { createApiToken } from '../staff/tokens/api-token.command';
import { providersAt } from './providers/open-provider';
import { type Simulators, startSimulators } from './simulator/start-simulators';
import { type PaidWorld, TEST_SECRET_KEY, withProvider } from './testing-payments';

/** docs/developer/payment-guide.md, example by example, at a provider that works as the real ones say they do. */
const examples = guideExamples(readFileSync(join(projectRoot, 'docs/developer/payment-guide.md'), 'utf8'));

let server: TestServer;
let simulators: Simulators;
let paid: PaidWorld;
let reader: GuideReader;

beforeAll(async () => {
  simulators = await startSimulators();
  const openProvider = providersAt({ stripeUrl: simulators.stripe.url, yookassaUrl: `${simulators.yookassa.url}/v3` });
  server = await startTestServer({ services: { openProvider, secretKey: TEST_SECRET_KEY } });
  const world = await shop(server.database.db, { currencyCode: 'EUR', apiOrigins: ['https://app.example'] })
    .dish('Pizza', 900)
    .open();
  paid = await withProvider(world, simulators);
  const scopes = ['ORDERS_WRITE', 'REFUNDS'] as const;
  const { secret } = await createApiToken(await world.staff('ADMIN'), {
    name: 'Till',
    scopes: [...scopes],
    expiresAt: null,
  });
  reader = guideReader(server.client({ 'x-locale': 'en' }), { SHOP: server.url, TOKEN: secret });
});
afterAll(async () => {
  await server.close();
  await simulators.close();
});
// As the worker does it, while a person reads.
beforeEach(() => paid.reconcile(60_000));

test('the guide has examples of all that it describes', () => {
  expect(examples.length).toBeGreaterThan(12);
});

test.each(examples)('line $line answers as it says', async (example) => {
  const answered = await reader.ask(example);
  expect({ differences: reader.differences(example, answered), actual: answered.body }).toEqual({
    differences: [],
    actual: answered.body,
  });
});
