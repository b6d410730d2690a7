import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { extensions } from '../../extensions/extensions';
import { createSecretBox } from '../../kernel/secrets';
import { openSimulatedAccount } from '../../payments/simulator/simulated-account';
import { TEST_SECRET_KEY } from '../../payments/testing-payments';
import { BodyBudget } from '../request/body-budget';
import type { TestClient } from '../server/testing-client';
import { routerOf } from '../server/testing-router';
import { everyRoute } from '../server/testing-routes';
import { startTestServer, type TestServer } from '../server/testing-server';
import { staffClient } from '../server/testing-staff';
import { loadRoutes } from './extension-routes';
import { restPaths } from './paths';

/** Counts the bodies that handlers ask for. */
class CountingBudget extends BodyBudget {
  asked = 0;

  override shareOf(bytes: number) {
    this.asked += 1;
    return super.shareOf(bytes);
  }
}

const bodies = new CountingBudget();
/** What no handler can make sense of. */
const NONSENSE = '{';
const bytes = (first: number, length: number) => Buffer.alloc(length).fill(first, 0, 1).toString('base64url');
/** What our own pages and workers send. */
const UNDESCRIBED: Readonly<Record<string, object>> = {
  '/graphql': { query: '{ __typename }' },
  '/notices/push': {
    former: 'https://push.example/former',
    address: 'https://push.example/present',
    pushKeys: { p256dh: bytes(4, 65), auth: bytes(0, 16) },
  },
};
const FORM = 'application/x-www-form-urlencoded';
/** Small files of the types that the document names for them. */
const FILES: Readonly<Record<string, string | Blob>> = {
  'text/csv': 'slug,price,street,lat,lon\ndish-1,3.50,Barnov Street,41.7,44.79',
  'application/json': JSON.stringify({
    type: 'notification',
    event: 'payment.succeeded',
    object: { id: 'yk-1', status: 'succeeded' },
  }),
};

let server: TestServer;
let admin: TestClient;
let accountId: string;
let photo: Blob;

beforeAll(async () => {
  server = await startTestServer({ bodies, renderPage: routerOf(['*']), services: { secretKey: TEST_SECRET_KEY } });
  const { db } = server.database;
  const { channel } = await shop(db).dish('Cola', 300).open();
  admin = await staffClient(server, channel.id, 'ADMIN');
  const account = { channelId: channel.id, kind: 'YOOKASSA', name: { en: 'Card' } } as const;
  accountId = (await openSimulatedAccount(db, createSecretBox(TEST_SECRET_KEY), account)).providerId;
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2410c' } });
  photo = new Blob([new Uint8Array(await drawn.png().toBuffer())]);
});
afterAll(() => server.close());

const described = [...restPaths, ...(await loadRoutes(extensions))];

/** What the document says of a route's body; of GraphQL and of pages, which it leaves out, what they are sent. */
function bodyOf(method: string, path: string): { type: string; body: unknown } | null {
  const operation = described.find(
    (one) => one.method.toUpperCase() === method && path === one.path.replace(/\{\w+\}/, accountId),
  );
  if (operation?.example !== undefined) return { type: 'application/json', body: operation.example };
  const types = Object.keys(operation?.content ?? {});
  const type = types.find((one) => one === 'text/csv') ?? types[0] ?? '';
  if (operation) return operation.content ? { type, body: FILES[type] ?? photo } : null;
  const body = method === 'POST' && UNDESCRIBED[path];
  return body ? { type: 'application/json', body } : null;
}

/** The answer but for what differs between any two. */
async function answerTo(method: string, path: string, type: string, body: unknown) {
  const headers = { 'content-type': type.replace('*', 'png'), 'idempotency-key': crypto.randomUUID() };
  const { status, body: answer } = await admin.send(method, path, body, headers);
  return { status, text: JSON.stringify(answer)?.replaceAll(/"requestId":"[^"]*"/g, '') };
}

test('each route that asks for a body, or says that it takes one, answers to what was sent', async () => {
  const deaf: string[] = [];
  const hearing: string[] = [];
  const writing = everyRoute(server.mounted, accountId).filter((one) => !/^(?:GET|HEAD) /.test(one));
  // One of them signs out.
  const [last, first] = [true, false].map((ends) => writing.filter((one) => one.startsWith('DELETE /api/') === ends));
  for (const route of [...(first ?? []), ...(last ?? [])]) {
    const [method = '', path = ''] = route.split(' ');
    const told = bodyOf(method, path);
    const { type, body } = told ?? { type: FORM, body: 'a=1' };
    bodies.asked = 0;
    const [sense, nonsense] = await Promise.all([
      answerTo(method, path, type, body),
      answerTo(method, path, type, NONSENSE),
    ]);
    expect([route, sense.status, nonsense.status]).not.toContain(500);
    const isHeard = sense.status !== nonsense.status || sense.text !== nonsense.text;
    if (isHeard) hearing.push(route);
    else if (bodies.asked > 0 || told) deaf.push(route);
  }
  expect(deaf).toEqual([]);
  expect(hearing.length).toBeGreaterThan(10);
  expect(hearing).toContain(`POST /api/payments/notices/${accountId}`);
});
