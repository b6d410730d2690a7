import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuardedAgent } from './address-guard';
import { parseAddressPolicy } from './address-policy';
import { DELIVERY_LIMITS, deliver } from './deliver';
import { startReceiver, type TestReceiver } from './testing-receiver';

let target: TestReceiver;
beforeAll(async () => {
  target = await startReceiver();
});
afterAll(() => target.close());

const NAMES: Readonly<Record<string, string[]>> = {
  'private.example': ['10.0.0.5'],
  'loopback.example': ['127.0.0.1'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'metadata.example': ['169.254.169.254'],
  'nowhere.example': [],
};

const resolve = async (host: string) =>
  (NAMES[host] ?? ['127.0.0.1']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const HOSTS = `
127.0.0.1 127.1 127.0.1 127.000.000.001 0177.0.0.1 0177.0.1 017700000001 0x7f.0.0.1 0x7f.1 0x7f000001 0X7F000001
2130706433 127.0.0.1. 127.255.255.254 0 0.0.0.0 00000 0x0 localhost LOCALHOST localhost. foo.localhost
１２７.０.０.１ ①②⑦.⓪.⓪.① 127。0。0。1 127%2e0%2e0%2e1 %31%32%37.0.0.1 10.0.0.1 0xa000001 167772161 012.0.0.1 10.1 172.16.0.1
172.31.255.255 192.168.0.1 192.168.1 0300.0250.0.1 100.64.0.1 100.100.100.200 169.254.169.254 0xa9fea9fe 2852039166
0251.0376.0251.0376 169.254.43518 168.63.129.16 192.0.0.192 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1
239.255.255.250 240.0.0.1 255.255.255.255 [::] [::1] [0:0:0:0:0:0:0:1] [0000::1] [::127.0.0.1] [::ffff:127.0.0.1]
[::ffff:7f00:1] [::ffff:0:7f00:1] [64:ff9b::127.0.0.1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::7f00:1] [2002:7f00:1::]
[2002:a9fe:a9fe::] [2001::7f00:1] [2001:db8::1] [3fff::1] [fc00::1] [fd00:ec2::254] [fe80::1] [fec0::1] [ff02::1]
[100::1] [5f00::1] private.example loopback.example mixed.example six.example mapped.example nat64.example
metadata.example nowhere.example`
  .split(/\s+/)
  .filter(Boolean);

async function send(url: string, setting: string) {
  const agent = createGuardedAgent(parseAddressPolicy(setting), { connectTimeoutMs: 300, resolve });
  const limits = { ...DELIVERY_LIMITS, totalMs: 1000 };
  const outcome = await deliver({ url, method: 'POST', headers: {}, body: '{}' }, agent, { limits });
  await agent.destroy();
  return outcome;
}

describe('the guard', () => {
  test(`lets nothing through to any of ${HOSTS.length} hostile hosts`, async () => {
    for (const host of HOSTS) {
      const { status, failure, failureDetail } = await send(`http://${host}:${target.port}/`, '');
      const expected = host === 'nowhere.example' ? 'NETWORK' : 'ADDRESS_REFUSED';
      expect({ host, status, failure, failureDetail }).toMatchObject({ host, status: null, failure: expected });
    }
    expect(target.connections()).toBe(0);
  });

  test('refuses before TLS, too', async () => {
    expect(await send(`https://loopback.example:${target.port}/`, '')).toMatchObject({ failure: 'ADDRESS_REFUSED' });
    expect(target.connections()).toBe(0);
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

  test('resolves and checks anew for each connection', async () => {
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
