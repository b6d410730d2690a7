import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { startReceiver } from '../receivers/testing-receiver';
import { createGuardedAgent } from './address-guard';
import { parseAddressPolicy } from './address-policy';
import { deliver } from './deliver';
import { countHostileConnections, HOSTILE_URLS } from './testing-hostile-addresses';

test(`none of ${HOSTILE_URLS.length} hostile addresses makes a connection`, async () => {
  expect(HOSTILE_URLS.length).toBeGreaterThanOrEqual(160);
  expect(new Set(HOSTILE_URLS).size).toBe(HOSTILE_URLS.length);
  expect(await countHostileConnections('')).toEqual({ connections: 0, unexpected: [] });
});

test('the same listener is reached again and again with the guard off', async () => {
  const forms = 17;
  const { connections, unexpected } = await countHostileConnections('all', forms);
  expect(connections).toBe(forms);
  expect(unexpected.filter((ending) => ending.endsWith('(HTTP 200)'))).toHaveLength(forms);
});

test('a receiver that may be called leads nowhere else by a redirect', async () => {
  const target = await startReceiver();
  const redirecting = createServer((_request, response) => response.writeHead(308, { location: target.url }).end());
  await new Promise<void>((ready) => redirecting.listen(0, '127.0.0.2', ready));
  const address = redirecting.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const agent = createGuardedAgent(parseAddressPolicy('127.0.0.2'));
  const request = { url: `http://127.0.0.2:${port}/`, method: 'POST', headers: {}, body: '{}' } as const;
  expect(await deliver(request, agent)).toMatchObject({ status: 308, failure: 'REDIRECT' });
  expect(target.connections()).toBe(0);
  await agent.destroy();
  await target.close();
  await new Promise((closed) => redirecting.close(closed));
});
