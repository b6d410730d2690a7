import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import type { TestClient } from '../../http/server/testing-client';
import { startTestServer, type TestServer } from '../../http/server/testing-server';
import { staffClient } from '../../http/server/testing-staff';
import { MENU_FILE_BYTES } from '../tables/limits';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  // Visitors are answered before the file: on a machine that stalls, later than the server's own limit lets them wait.
  server = await startTestServer({ restTimeoutMs: 120_000 });
  const { channel } = await shop(server.database.db).dish('Soup', 550).open();
  manager = await staffClient(server, channel.id, 'MANAGER');
});
afterAll(() => server.close());

const full = (piece: string, start = '', end = '') =>
  start + piece.repeat(Math.floor((MENU_FILE_BYTES - start.length - end.length) / piece.length)) + end;

test.each([
  ['five million short rows', full('a,1\n', 'slug,price\n'), null, 'TOO_MANY_ROWS'],
  ['one row of commas', full(','), 1, 'TOO_MANY_COLUMNS'],
  ['one row of quotation marks', full('"a"b'), 1, 'ROW_TOO_LONG'],
  ['a quotation mark that opens a cell of 32 MB', full('a', 'slug,price\n1,2\n"'), 3, 'ROW_TOO_LONG'],
  ['empty products', full('{},', '{"products":[', '{}]}'), null, 'TOO_MANY_VALUES'],
  ['empty lists', full('[],', '[', '[]]'), null, 'TOO_MANY_VALUES'],
  ['lists in lists', full('['), null, 'TOO_DEEP'],
])('a file of 32 MB is refused by the first limit it meets: %s', async (_name, file, row, code) => {
  const { status, body } = await manager.send('POST', '/api/menu/import', file);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { faultCount: 1, faults: [{ row, code, message: expect.stringMatching(/^[^{]+$/) }] },
  });
});

test('an ordinary faulty file is answered at once, with a limited list of problems', async () => {
  const start = 'slug,name_en,price\n';
  const text = 'x'.repeat(5_000);
  const rows = Array.from({ length: 6_000 }, (_, row) => `dish-${row},${text},cheap`).join('\n');
  const done: string[] = [];
  const checking = manager.send('POST', '/api/menu/import', start + rows).then((answer) => {
    done.push('file');
    return answer;
  });
  for (let visit = 0; visit < 3; visit++) {
    expect(await server.client().get('/api/channel')).toMatchObject({ status: 200 });
  }
  done.push('visitors');
  const { body } = await checking;
  expect(body).toMatchObject({ faultCount: 12_000, faults: { length: 500 } });
  expect(done).toEqual(['visitors', 'file']);
});
