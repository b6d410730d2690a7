import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { shop, type World } from '../../../checkout/testing-world';
import type { StaffRole } from '../../../generated/prisma/client';
import { MENU_FILE_BYTES } from '../../../menu-transfer/tables/limits';
import type { TestClient } from '../../server/testing-client';
import { startTestServer, type TestServer } from '../../server/testing-server';
import { staffClient } from '../../server/testing-staff';

let server: TestServer;
let world: World;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Soup', 550).open();
  manager = await signedIn('MANAGER');
});
afterAll(() => server.close());

async function signedIn(role: StaffRole): Promise<TestClient> {
  return staffClient(server, world.channel.id, role);
}

const Report = z.looseObject({ fingerprint: z.string() });

test('the menu goes out as a file with a name, and comes back', async () => {
  const { status, headers, body } = await manager.get('/api/menu/export?format=csv&separator=semicolon');
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    expect.stringMatching(/^attachment; filename="menu-\d{4}-\d\d-\d\d\.csv"$/),
  ]);
  const table = z.string().parse(body);
  expect(table).toContain('5,50');
  const dearer = table.replace('5,50', '6,50');
  const checked = await manager.send('POST', '/api/menu/import', dearer);
  expect(checked).toMatchObject({ status: 200, body: { counts: { CHANGED: 1 }, faults: [], isApplied: false } });
  const { fingerprint } = Report.parse(checked.body);
  const applied = await manager.send('POST', `/api/menu/import?apply=${fingerprint}`, dearer);
  expect(applied).toMatchObject({ status: 200, body: { isApplied: true } });
  // What was seen is no longer what would be done.
  const again = await manager.send('POST', `/api/menu/import?apply=${fingerprint}`, dearer);
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'MENU_CHANGED_MEANWHILE' } } });
});

test('faults are reported in the reader’s language, and a file with faults is not applied', async () => {
  const file = 'sku,price\nX1,cheap';
  const { body } = await manager.send('POST', '/api/menu/import', file, { 'x-locale': 'ru' });
  expect(body).toMatchObject({
    faultCount: 2,
    faults: expect.arrayContaining([
      { row: 2, column: 'price', code: 'INVALID_AMOUNT', message: '«cheap» — не сумма. Напишите, например, 9,50.' },
    ]),
  });
  const applied = await manager.send('POST', `/api/menu/import?apply=${Report.parse(body).fingerprint}`, file);
  expect(applied).toMatchObject({ status: 422, body: { error: { code: 'MENU_FILE_FAULTY' } } });
});

test('a doubtful file comes back with its own rows in each alphabet, and goes in with the one that is named', async () => {
  const file = new Blob([new Uint8Array(Buffer.from('name_en;price\n\xafurek;18,00', 'latin1'))]);
  const send = (search: string) => manager.send('POST', `/api/menu/import${search}`, file);
  expect(await send('')).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'ENCODING_DOUBTFUL',
        candidates: expect.arrayContaining([{ encoding: 'windows-1250', sample: ['Żurek;18,00'] }]),
      },
    },
  });
  expect(await send('?encoding=windows-1250')).toMatchObject({
    status: 200,
    body: { encoding: 'windows-1250', faults: [] },
  });
  expect(await send('?encoding=latin2')).toMatchObject({
    status: 422,
    body: { error: { code: 'INVALID_INPUT', path: ['encoding'], fields: [{ code: 'NOT_ONE_OF' }] } },
  });
});

test('only staff who edit the catalog get the menu as a file, and no other site’s page', async () => {
  const refused = [
    [server.client(), 401],
    [await signedIn('OPERATOR'), 403],
    [await signedIn('KITCHEN'), 403],
  ] as const;
  for (const [client, status] of refused) {
    expect(await client.get('/api/menu/export')).toMatchObject({ status });
    expect(await client.send('POST', '/api/menu/import', 'slug,price')).toMatchObject({ status });
  }
  const foreign = await manager.send('POST', '/api/menu/import', 'slug,price', { origin: 'https://evil.example' });
  expect(foreign).toMatchObject({ status: 403 });
});

test('a workbook and a file that is too large are refused in words', async () => {
  const workbook = await manager.send('POST', '/api/menu/import', 'PK\u0003\u0004\0\0');
  expect(workbook).toMatchObject({ status: 422, body: { error: { code: 'NOT_A_MENU_FILE' } } });
  const large = await manager.send('POST', '/api/menu/import', 'x'.repeat(MENU_FILE_BYTES + 1));
  expect(large).toMatchObject({ status: 413, body: { error: { code: 'MENU_FILE_TOO_LARGE' } } });
});
