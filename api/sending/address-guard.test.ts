import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReceiver, type TestReceiver } from '../receivers/testing-receiver';
import { createGuardedAgent } from './address-guard';
import { parseAddressPolicy } from './address-policy';
import { DELIVERY_LIMITS, deliver } from './deliver';

let target: TestReceiver;
beforeAll(async () => {
  target = await startReceiver();
});
afterAll(() => target.close());

const NAMES: Readonly<Record<string, string[]>> = {
  'loopback.example': ['127.0.0.1'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'nowhere.example': [],
};

const resolve = async (host: string) =>
  (NAMES[host] ?? ['127.0.0.1']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

async function send(url: string, setting: string) {
  const agent = createGuardedAgent(parseAddressPolicy(setting), { connectTimeoutMs: 300, resolve });
  const limits = { ...DELIVERY_LIMITS, totalMs: 1000 };
  const outcome = await deliver({ url, method: 'POST', headers: {}, body: '{}' }, agent, { limits });
  await agent.destroy();
  return outcome;
}

describe('the guard', () => {
  test('refuses before TLS, too', async () => {
    expect(await send(`https://loopback.example:${target.port}/`, '')).toMatchObject({ failure: 'ADDRESS_REFUSED' });
    expect(target.connections()).toBe(0);
  });

  test('takes a name without addresses for what it is', async () => {
    expect(await send(`http://nowhere.example:${target.port}/`, '')).toMatchObject({ failure: 'NETWORK' });
  });

  test('says which address it was', async () => {
    const { failureDetail } = await send(`http://mixed.example:${target.port}/`, '');
    expect(failureDetail).toBe('mixed.example leads to 127.0.0.1, not a public address');
  });

  test('connects where the operator opened the network, by name and by number', async () => {
    const before = target.received.length;
    for (const host of ['127.0.0.1', '2130706433', 'loopback.example'])
      expect(await send(`http://${host}:${target.port}/`, '127.0.0.0/8')).toMatchObject({ status: 200, failure: null });
    expect(target.received.length - before).toBe(3);
  });

  test('resolves and checks again for each connection', async () => {
    const closing = await startReceiver((response) => response.writeHead(200, { connection: 'close' }).end());
    let calls = 0;
    const rebinding = async () => [{ address: calls++ === 0 ? '127.0.0.1' : '169.254.169.254', family: 4 }];
    const agent = createGuardedAgent(parseAddressPolicy('127.0.0.1'), { resolve: rebinding });
    const request = { url: `http://rebind.example:${closing.port}/`, method: 'POST', headers: {}, body: '' } as const;
    expect(await deliver(request, agent)).toMatchObject({ failure: null });
    expect(await deliver(request, agent)).toMatchObject({ failure: 'ADDRESS_REFUSED' });
    expect(closing.connections()).toBe(1);
    await agent.destroy();
    await closing.close();
  });

  test('keeps a connection that was checked for the next order', async () => {
    const hook = await startReceiver();
    const agent = createGuardedAgent(parseAddressPolicy('127.0.0.1'));
    const request = { url: hook.url, method: 'POST', headers: {}, body: '' } as const;
    for (let sent = 0; sent < 5; sent++) expect(await deliver(request, agent)).toMatchObject({ failure: null });
    expect(hook.connections()).toBeLessThan(5);
    await agent.destroy();
    await hook.close();
  });
});
