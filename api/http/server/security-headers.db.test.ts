import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { createSignIn } from '../../staff/testing';
import { startTestServer, type TestServer } from './testing-server';

/** Security headers of every answer, whatever part of the server made it. */
const mapTiles = { url: 'http://tiles.example:8080/{z}/{x}/{y}.png', attribution: null, isForShoppers: false };
let server: TestServer;
let secure: TestServer;

beforeAll(async () => {
  server = await startTestServer({ services: { mapTiles } });
  secure = await startTestServer({
    address: { publicUrl: 'https://shop.example' },
    services: { mapTiles: { ...mapTiles, isForShoppers: true } },
  });
  for (const { database } of [server, secure]) {
    const { channel } = await shop(database.db).dish('Cola', 300).open();
    // Without an administrator every page leads to the wizard.
    await createSignIn(database.db, channel.id, 'ADMIN');
  }
});
afterAll(() => Promise.all([server.close(), secure.close()]));

async function policyOf(path: string, accept = 'text/html', of = server): Promise<Map<string, string>> {
  const { headers } = await of.client().get(path, { accept });
  const directives = headers.get('content-security-policy')?.split('; ') ?? [];
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test.each(['/', '/ru/catalog', '/checkout/plain', '/offline', '/no-such-page', '/command-center/sign-in', '/welcome'])(
  'a script on %s runs only as a file of ours or with the answer’s nonce',
  async (path) => {
    const { body, headers } = await server.client().get(path, { accept: 'text/html' });
    const nonce = /nonce="([^"]+)"/.exec(String(body))?.[1];
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'; `);
    const policy = await policyOf(path);
    expect(policy.get('script-src')).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/);
    expect(policy.get('script-src')).not.toContain(nonce);
    expect(policy.get('style-src-elem')).toBe(policy.get('script-src'));
    for (const name of ['object-src', 'base-uri']) expect(policy.get(name)).toBe("'none'");
    for (const name of ['frame-ancestors', 'form-action', 'connect-src']) expect(policy.get(name)).toBe("'self'");
  },
);

test('the map’s background comes to staff, and to shoppers only where the operator lets them have it', async () => {
  const imagesOf = async (path: string, of = server) => (await policyOf(path, 'text/html', of)).get('img-src');
  const told = async (of: TestServer) => (await of.client().graphql('{ channel { mapTiles { url } } }')).body;
  const address = 'http://tiles.example:8080';
  expect(await imagesOf('/command-center/settings/zones')).toContain(address);
  for (const path of ['/command-centers', '/checkout', '/']) expect(await imagesOf(path)).not.toContain(address);
  expect(await told(server)).toEqual({ data: { channel: { mapTiles: null } } });
  for (const path of ['/checkout', '/']) expect(await imagesOf(path, secure)).toContain(address);
  expect(await told(secure)).toEqual({ data: { channel: { mapTiles: { url: mapTiles.url } } } });
});

test('the explorer loads files of ours alone, and can’t be framed', async () => {
  const policy = await policyOf('/graphql');
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
});

test.each(['/api/channel', '/api/no-such-path', '/graphql?query={__typename}', '/health/live', '/robots.txt'])(
  'nothing of %s could run, should a browser ever take it for a page',
  async (path) => {
    expect(Object.fromEntries(await policyOf(path, 'application/json'))).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
  },
);

test('the worker that keeps the menu is a script and may ask the network', async () => {
  const { headers } = await server.client().get('/assets/main-1a2b.js');
  expect(headers.get('content-security-policy')).toBeNull();
});

test.each(['/', '/api/channel', '/api/no-such-path', '/assets/main-1a2b.js', '/health/live', '/graphql'])(
  '%s says what it is, to whom it tells where its reader came from, and what it never asks for',
  async (path) => {
    const { headers } = await server.client().get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  },
);

test.each(['/checkout', '/ru/finish?order=x', '/finish.data', '/command-center/clients', '/checkout/plain'])(
  '%s tells of one person, and no cache keeps it',
  async (path) => {
    const { headers } = await server.client().get(path, { accept: 'text/html' });
    expect(headers.get('cache-control')).toBe('private, no-store');
  },
);

test('a page that is the same for everybody may be kept, for readers without a connection', async () => {
  const { headers } = await server.client().get('/catalog', { accept: 'text/html' });
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

test.each(['TRACE', 'PROPFIND'])('no page and no path answers %s', async (method) => {
  for (const path of ['/', '/api/channel', '/health/live']) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(new URL(path, server.url), { method }, resolve).on('error', reject).end();
    });
    answer.resume();
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  }
});

test('other sites may show photos and icons of ours, and nothing else', async () => {
  for (const path of ['/media/x/640.webp', '/icons/food/pizza-96.webp', '/share/product/x.png', '/app-icon/192.png']) {
    const { headers } = await server.client().get(path);
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
  }
  const { headers } = await server.client().get('/mediation');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a shop behind https sends Strict-Transport-Security; a shop on plain http does not', async () => {
  for (const path of ['/', '/api/channel', '/health/live']) {
    expect((await secure.client().get(path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await server.client().get(path)).headers.get('strict-transport-security')).toBeNull();
  }
});
