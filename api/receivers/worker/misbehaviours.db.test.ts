import { expect, test } from 'vitest';
import { eventually } from '../../kernel/testing-eventually';
import { createGuardedAgent } from '../../sending/address-guard';
import { parseAddressPolicy } from '../../sending/address-policy';
import { DELIVERY_LIMITS } from '../../sending/deliver';
import { startMisbehaviours } from './testing-misbehaviours';
import { openWorkerBench } from './testing-worker';

const bench = openWorkerBench();
const ORDERS = 5;
/** All that the worst can make of an attempt. */
const FAILURES = [
  ...['ADDRESS_REFUSED', 'ANSWER_INVALID', 'CONNECTION_BROKEN', 'CONNECTION_REFUSED', 'GONE', 'REDIRECT', 'STATUS'],
  ...['TIMEOUT', 'TLS'],
];

test('two healthy receivers get every order once beside eighteen that do everything wrong', async () => {
  const bad = await startMisbehaviours();
  expect(bad.names).toHaveLength(18);
  const healthy = [await bench.hook(), await bench.hook()];
  const world = await bench.shop(...bad.urls, ...healthy.map(({ url }) => url));
  const agent = createGuardedAgent(parseAddressPolicy('127.0.0.0/8'), { resolve: bad.resolve });
  bench.work({ limits: { ...DELIVERY_LIMITS, totalMs: 1000 } }, agent);
  for (let order = 0; order < ORDERS; order++) await world.placeOrder();
  await bench.settled('DELIVERED', healthy.length * ORDERS);
  for (const { received } of healthy) {
    expect(received).toHaveLength(ORDERS);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(ORDERS);
  }
  await eventually(async () => {
    const failures = new Set((await bench.attempts()).map(({ failure }) => failure));
    expect([...failures].filter(Boolean).sort()).toEqual(FAILURES);
  });
  const taken = await bench.db().outboxMessage.count({ where: { status: 'DELIVERED' } });
  expect(taken).toBe(healthy.length * ORDERS);
  await bench.stopWorkers();
  await agent.destroy();
  await bad.close();
});
