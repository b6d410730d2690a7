import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shop, type World } from '../../checkout/testing-world';
import type { TestClient } from '../../http/server/testing-client';
import { startTestServer, type TestServer } from '../../http/server/testing-server';
import { staffClient } from '../../http/server/testing-staff';
import { STREET_FILE_BYTES } from './refusals';

let server: TestServer;
let world: World;
let manager: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Soup', 550).open();
  manager = await staffClient(server, world.channel.id, 'MANAGER');
});
afterAll(() => server.close());
beforeEach(async () => {
  await manager.send('DELETE', '/api/streets');
  await server.database.db.deliveryZone.deleteMany();
});

const house = (street: string, number: string, [longitude, latitude]: readonly number[] = [44.79, 41.7]) => ({
  type: 'Feature',
  properties: { 'addr:street': street, 'addr:housenumber': number },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});
const geoJson = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
const RUSTAVELI = geoJson(house('Rustaveli Avenue', '2'), house('Rustaveli Avenue', '12'), house('26 May Street', '5'));
const packed = (content: string | Buffer) => new Blob([new Uint8Array(gzipSync(content))]);

const upload = (file: string | Blob, headers?: Record<string, string>) =>
  manager.send('PUT', '/api/streets', file, headers);

async function suggested(query: string): Promise<unknown> {
  const question = 'query ($query: String!) { streetSuggestions(query: $query) { street house } }';
  return (await server.client().graphql(question, { query })).body;
}
const found = (...streets: object[]) => ({ data: { streetSuggestions: streets } });

test('a file as it is, packed, or a table takes the place of the one before, and goes', async () => {
  expect(await upload(RUSTAVELI)).toMatchObject({ status: 200, body: { streets: 2, houses: 3, isCut: false } });
  expect(await suggested('rust 12')).toEqual(found({ street: 'Rustaveli Avenue', house: '12' }));
  const state = await manager.graphql('{ channel { streetCount streetsLoadedAt } }');
  expect(state.body).toEqual({ data: { channel: { streetCount: 2, streetsLoadedAt: expect.stringMatching(/^20/) } } });
  const hidden = await server.client().graphql('{ channel { streetCount streetsLoadedAt } }');
  expect(hidden.body).toMatchObject({ data: { channel: { streetCount: 2, streetsLoadedAt: null } }, errors: [{}] });

  expect(await upload(packed(geoJson(house('Barnov Street', '7'))))).toMatchObject({ body: { streets: 1, houses: 1 } });
  expect(await suggested('rust')).toEqual(found());
  // As OpenAddresses has it, and as a Russian spreadsheet does.
  const table = 'LON,LAT,NUMBER,STREET,UNIT,CITY\n44.79,41.7,7,"Chavchavadze, Ilia",,Tbilisi\n999,41.7,9,Nowhere,,\n';
  expect(await upload(table)).toMatchObject({ body: { streets: 1, houses: 1 } });
  expect(await suggested('ilia 7')).toEqual(found({ street: 'Chavchavadze, Ilia', house: '7' }));
  const russian = '\uFEFFУлица;Дом;Широта;Долгота\nулица Ленина;5 к2;41,7;44,79\nулица Ленина;;41,7;44,79\n';
  expect(await upload(russian)).toMatchObject({ body: { streets: 1, houses: 1 } });
  expect(await suggested('ленина 5')).toEqual(found({ street: 'улица Ленина', house: '5 к2' }));

  expect(await manager.send('DELETE', '/api/streets')).toMatchObject({ status: 204 });
  expect(await suggested('ленина')).toEqual(found());
  const entries = await server.database.db.auditEntry.findMany({
    where: { channelId: world.channel.id, action: 'loadStreets', staffMemberId: { not: null } },
    orderBy: { createdAt: 'asc' },
  });
  expect(entries.map(({ details }) => details)).toEqual([0, 2, 1, 1, 1, 0].map((streets) => ({ streets })));
});

test('a table in another alphabet is asked about, packed too, and a decimal comma in a table with commas is no place', async () => {
  const polish = Buffer.from(
    'street;number;lat;lon\n\xaf\xf3\xb3wia;5;41,7;44,79\nWie\xb6;6;41,7;44,79\n\xa3\xb1kowa;7;41,7;44,79\n',
    'latin1',
  );
  expect(await upload(packed(polish))).toMatchObject({ status: 422, body: { error: { code: 'ENCODING_DOUBTFUL' } } });
  const named = await manager.send('PUT', '/api/streets?encoding=windows-1250', packed(polish));
  expect(named).toMatchObject({ status: 200, body: { streets: 3, houses: 3 } });
  expect(await upload('street,number,lat,lon\nMain,5,41,7,44,79\n')).toMatchObject({
    status: 422,
    body: { error: { code: 'CELL_WITHOUT_HEADING', message: expect.stringMatching(/^Row 2: “5,41”/) } },
  });
});

test('nobody but who edits the settings loads or removes streets', async () => {
  await upload(RUSTAVELI);
  const cook = await staffClient(server, world.channel.id, 'KITCHEN');
  const refused = [
    [cook, 403],
    [server.client(), 401],
  ] as const;
  for (const [client, status] of refused) {
    expect(await client.send('PUT', '/api/streets', RUSTAVELI)).toMatchObject({ status });
    expect(await client.send('DELETE', '/api/streets')).toMatchObject({ status });
  }
  expect(await suggested('rust')).toEqual(found({ street: 'Rustaveli Avenue', house: null }));
});

test('what lies outside of the delivery areas is left out, and a file of another town changes nothing', async () => {
  await upload(RUSTAVELI);
  expect(await upload(geoJson())).toMatchObject({ status: 422, body: { error: { code: 'NO_STREETS_IN_FILE' } } });
  const polygon = [
    [41, 44],
    [41, 45],
    [42, 45],
    [42, 44],
  ];
  await server.database.db.deliveryZone.create({
    data: { channelId: world.channel.id, name: { en: 'Centre' }, shape: 'POLYGON', polygon, position: 0 },
  });
  const paris = house('Rue de Rivoli', '1', [2.3, 48.8]);
  expect(await upload(geoJson(paris, house('Near Street', '1')))).toMatchObject({ body: { streets: 1, isCut: true } });
  expect(await upload(geoJson(paris))).toMatchObject({ status: 422, body: { error: { code: 'NO_STREETS_IN_AREAS' } } });
  expect(await suggested('near')).toEqual(found({ street: 'Near Street', house: null }));
});

const half = gzipSync(RUSTAVELI).subarray(0, 60);
const windows1251 = new Blob([Uint8Array.of(0xd3, 0xeb, 0xe8, 0xf6, 0xe0, 0x3b, 0x6c, 0x61, 0x74)]);

test.each([
  ['nothing at all', '', 'NOT_A_STREET_FILE'],
  ['raw OpenStreetMap', '<osm version="0.6"></osm>', 'NOT_A_STREET_FILE'],
  ['half a file', RUSTAVELI.slice(0, -3), 'NOT_A_STREET_FILE'],
  ['half a packed file', new Blob([new Uint8Array(half)]), 'NOT_A_STREET_FILE'],
  ['a table of something else', 'name,price\nSoup,3', 'NOT_A_STREET_FILE'],
  ['another encoding', windows1251, 'NOT_A_STREET_FILE'],
  ['lists in lists', `{"features":${'['.repeat(1_000_000)}`, 'NOT_A_STREET_FILE'],
  ['much of nothing, packed', packed(Buffer.alloc(200_000_000)), 'STREET_FILE_TOO_COSTLY'],
])('%s is refused in words, and the streets stay', async (_name, file, code) => {
  await upload(RUSTAVELI);
  const answer = await upload(file, { 'x-locale': 'ru' });
  expect(answer).toMatchObject({ status: 422, body: { error: { code, message: expect.stringMatching(/^[А-Я]/) } } });
  expect(await suggested('rust')).toEqual(found({ street: 'Rustaveli Avenue', house: null }));
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What this process can't do without at this moment, in bytes. */
function held(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('a file of a whole country leaves the server’s memory as it is, and others are answered meanwhile', {
  timeout: 300_000,
}, async () => {
  const rows = Array.from({ length: 50_000 }, (_, row) => `улица Победителей соревнования ${row},5,41.7,44.79`);
  const file = packed(`street,number,lat,lon\n${rows.splice(0).join('\n')}`);
  const before = held();
  const answers = new Set<unknown>();
  let most = 0;
  let isLoading = true;
  const loading = upload(file).finally(() => {
    isLoading = false;
  });
  while (isLoading) {
    answers.add((await server.client().graphql('{ channel { currencyCode } }')).status);
    most = Math.max(most, held() - before);
    await setTimeout(500);
  }
  expect(await loading).toMatchObject({ status: 200, body: { streets: 50_000, houses: 50_000 } });
  const last = { street: 'улица Победителей соревнования 49999', house: null };
  expect(await suggested('соревнования 49999')).toEqual(found(last));
  expect([...answers]).toEqual([200]);
  expect(most).toBeLessThan(8 * 1024 * 1024);
});

test('a file that is larger is refused in words', async () => {
  const large = ' '.repeat(STREET_FILE_BYTES + 1);
  expect(await upload(large)).toMatchObject({ status: 413, body: { error: { code: 'STREET_FILE_TOO_LARGE' } } });
});
