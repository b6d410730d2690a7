import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseRequestUrl, ReceiverUrlInvalid } from '../receivers/request/request-url';
import { createGuardedAgent } from './address-guard';
import { parseAddressPolicy } from './address-policy';
import { DELIVERY_LIMITS, deliver } from './deliver';
import { failureOf } from './delivery-failure';

/** Names whose owner has them lead to private addresses, also beside public ones. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'private.example': ['10.0.0.5'],
  'loopback.example': ['127.0.0.1'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'mixed-late.example': ['127.0.0.1', '93.184.215.14'],
  'six.example': ['::1'],
  'six-and-four.example': ['2606:4700::1111', '::1', '127.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'six-to-four.example': ['2002:7f00:1::'],
  'teredo.example': ['2001:0:53aa:64c:0:0:80ff:fffe'],
  'metadata.example': ['169.254.169.254'],
  'link-local.example': ['fe80::1'],
  'unique-local.example': ['fd00::1'],
  'unspecified.example': ['0.0.0.0'],
  'multicast.example': ['224.0.0.1'],
  'xn--e1aybc.example': ['127.0.0.1'],
};

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Loopback and private networks in all the forms that a URL parser, a resolver or a socket may read. */
const HOSTS = words(`
127.0.0.1 127.1 127.0.1 127.000.000.001 0177.0.0.1 0177.0.1 017700000001 0x7f.0.0.1 0x7f.1 0x7f000001 0X7F000001
0x7f.0x0.0x0.0x1 0177.0x0.0.1 2130706433 127.0.0.1. 127.1. 127.255.255.254 127.0.1.1 127.0.0.53 127.8.8.8
0 0.0.0.0 0.0.0.0. 00000 0x0 0.1.2.3 localhost LOCALHOST localhost. foo.localhost a.b.localhost.
１２７.０.０.１ ①②⑦.⓪.⓪.① 127。0。0。1 127．0．0．1 127｡0｡0｡1 127%2e0%2e0%2e1 %31%32%37.0.0.1 ⓛⓞⓒⓐⓛⓗⓞⓢⓣ ｌｏｃａｌｈｏｓｔ loc%61lhost
10.0.0.1 0xa000001 167772161 012.0.0.1 10.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 192.168.1 192.168.255.255
0300.0250.0.1 0xc0a80001 3232235521 100.64.0.1 100.100.100.200 100.127.255.255
169.254.169.254 0xa9fea9fe 2852039166 0251.0376.0251.0376 169.254.43518 169.254.0.1 168.63.129.16 192.0.0.192 192.0.0.1
192.0.2.1 192.88.99.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255
[::] [::1] [0:0:0:0:0:0:0:1] [0000::1] [0:0::0:1] [::127.0.0.1] [::7f00:1] [::ffff:127.0.0.1] [::FFFF:7F00:1] [::ffff:7f00:1]
[0:0:0:0:0:ffff:127.0.0.1] [::ffff:0:7f00:1] [::ffff:10.0.0.1] [::ffff:a9fe:a9fe] [::ffff:192.168.0.1]
[64:ff9b::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b::a9fe:a9fe] [64:ff9b::10.0.0.1] [64:ff9b:1::7f00:1]
[2002:7f00:1::] [2002:a9fe:a9fe::] [2002:c0a8:1::1] [2001::7f00:1] [2001:0:53aa:64c::80ff:fffe] [2001:db8::1] [2001:10::1] [3fff::1]
[fc00::1] [fd00::1] [fd00:ec2::254] [fdff:ffff::1] [fe80::1] [fe90::1] [fec0::1] [ff01::1] [ff02::1] [ff05::2] [100::1] [5f00::1]
${Object.keys(NAMES).join(' ')} MIXED.EXAMPLE loopback.example. тест.example`);

/** Tricks of the whole URL: a reader other than ours may take another part of it for the host. */
const URLS = (port: number) => [
  `http://example.com@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}@example.com/`,
  `http://user:password@127.0.0.1:${port}/`,
  `http://example.com:80@127.0.0.1:${port}/`,
  `http://example.com%40127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}#@example.com/`,
  `http://127.0.0.1:${port}?@example.com/`,
  `http://127.0.0.1:${port}\\@example.com/`,
  `http://example.com\\@127.0.0.1:${port}/`,
  `http:\\\\127.0.0.1:${port}\\`,
  `http:/127.0.0.1:${port}/`,
  `http:127.0.0.1:${port}/`,
  `http:///127.0.0.1:${port}/`,
  `http://\t127.0.0.1:${port}/`,
  `http://127.0.0.1\n:${port}/`,
  `http://127.0.0.1:${port}/ HTTP/1.1\r\nHost: example.com`,
  `HTTP://127.0.0.1:${port}/`,
  `http://127.0.0.1:0${port}/`,
  `http://[::1%25lo]:${port}/`,
  `http://[::1%lo]:${port}/`,
  `https://127.0.0.1:${port}/`,
  `https://loopback.example:${port}/`,
  `ftp://127.0.0.1:${port}/`,
  `gopher://127.0.0.1:${port}/_`,
  `file://127.0.0.1/etc/passwd`,
  'file:///etc/passwd',
  'data:text/plain,order',
  `ws://127.0.0.1:${port}/`,
  `unix:/var/run/docker.sock`,
  `//127.0.0.1:${port}/`,
  `javascript:fetch('http://127.0.0.1:${port}/')`,
];

/** All of them, for a listener at a port. */
const hostileUrls = (port: number): string[] => [...HOSTS.map((host) => `http://${host}:${port}/`), ...URLS(port)];

export const HOSTILE_URLS: readonly string[] = hostileUrls(80);

/** A name's addresses; any other name is a trap as well. */
async function resolve(host: string): Promise<LookupAddress[]> {
  const found = NAMES[host.toLowerCase().replace(/\.$/, '')] ?? ['127.0.0.1'];
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
}

/**
 * Calls each of them as a receiver, while a server listens on all addresses of this machine.
 *
 * @param allowed - the operator's setting: empty for none, `all` for the control.
 * @param limit - how many of them, the plain forms of loopback first; all when left out.
 * @returns how often the server was reached, and what ended otherwise than by being refused.
 */
export async function countHostileConnections(
  allowed: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ readonly connections: number; readonly unexpected: readonly string[] }> {
  let connections = 0;
  const server = createServer((_request, response) => response.writeHead(200, { connection: 'close' }).end());
  server.on('connection', () => {
    connections += 1;
  });
  // Dual-stack where the machine has IPv6, on all of its addresses.
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  const unexpected: string[] = [];
  for (const url of hostileUrls(port).slice(0, limit)) {
    const ending = await call(url, allowed);
    if (ending !== 'ADDRESS_REFUSED' && ending !== 'RECEIVER_URL_INVALID') unexpected.push(`${url} (${ending})`);
  }
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  return { connections, unexpected };
}

/** As the worker does: read the URL, then call what was read. */
async function call(url: string, allowed: string): Promise<string> {
  const agent = createGuardedAgent(parseAddressPolicy(allowed), { connectTimeoutMs: 200, resolve });
  try {
    const { href } = parseRequestUrl(url);
    const limits = { ...DELIVERY_LIMITS, totalMs: 500 };
    const outcome = await deliver({ url: href, method: 'POST', headers: {}, body: '{}' }, agent, { limits });
    return outcome.failure ?? `HTTP ${outcome.status}`;
  } catch (error) {
    return error instanceof ReceiverUrlInvalid ? error.code : failureOf(error).failure;
  } finally {
    await agent.destroy();
  }
}
