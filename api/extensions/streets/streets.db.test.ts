import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { run, testContext } from '../../graphql/testing';
import { loadStreets } from './load-streets.command';
import { NotAStreetFile } from './refusals';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const house = (street: string, number: string, position: readonly number[] = [44.79, 41.7]) => ({
  type: 'Feature',
  properties: { 'addr:street': street, 'addr:housenumber': number },
  geometry: { type: 'Polygon', coordinates: [[position, position]] },
});
const text = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
const FILE = text(
  house('проспект Шота Руставели', '2'),
  house('проспект Шота Руставели', '12'),
  house('проспект Шота Руставели', '12А'),
  house('улица 26 Мая', '5'),
  {
    type: 'Feature',
    properties: { highway: 'residential', name: 'Barnov Street' },
    geometry: { coordinates: [[44.8, 41.7]] },
  },
  { type: 'Feature', properties: { name: 'A café' }, geometry: { coordinates: [44.8, 41.7] } },
  { properties: null },
  'nothing',
);
const QUERY = `query ($query: String!, $first: Int) {
  streetSuggestions(query: $query, first: $first) { street house latitude longitude }
}`;

async function world() {
  const { channel } = await shop(database.db).dish('Soup', 900).open();
  const host = `${channel.id}.example`;
  await database.db.channel.update({ where: { id: channel.id }, data: { hosts: [host] } });
  const suggest = async (query: string, first?: number) => {
    const now = await database.db.channel.findUniqueOrThrow({ where: { id: channel.id } });
    return (await run<{ streetSuggestions: object[] }>(testContext(database.db, now), QUERY, { query, first }))
      .streetSuggestions;
  };
  return { channel, host, suggest };
}

test('streets are found by beginnings of their words in any alphabet, and houses with their place', async () => {
  const { channel, host, suggest } = await world();
  expect(await suggest('шота')).toEqual([]);
  const report = await loadStreets(database.db, { text: FILE, host, write: true });
  expect(report).toEqual({ streets: 3, houses: 4, isCut: false, isWritten: true });
  const rustaveli = { street: 'проспект Шота Руставели' };
  expect(await suggest('РУСТ')).toEqual([{ ...rustaveli, house: null, latitude: null, longitude: null }]);
  for (const same of ['rustaveli', 'რუსთაველი', 'Rústaveli']) expect(await suggest(same)).toMatchObject([rustaveli]);
  expect(await suggest('шота 12')).toEqual([
    { ...rustaveli, house: '12', latitude: 41.7, longitude: 44.79 },
    { ...rustaveli, house: '12А', latitude: 41.7, longitude: 44.79 },
  ]);
  expect(await suggest('шота 12а')).toMatchObject([{ house: '12А' }]);
  expect(await suggest('шота 1', 1)).toMatchObject([{ house: '12' }]);
  expect(await suggest('26 мая')).toMatchObject([{ street: 'улица 26 Мая', house: null }]);
  expect(await suggest('26 мая 5')).toMatchObject([{ street: 'улица 26 Мая', house: '5' }]);
  expect(await suggest('Barnov')).toMatchObject([{ street: 'Barnov Street' }]);
  for (const odd of ['', 'r', '12', '%', '_ _', 'caf', 'уставели', '\u0000', 'x'.repeat(5_000)])
    expect(await suggest(odd)).toEqual([]);
  const entry = await database.db.auditEntry.findFirst({ where: { channelId: channel.id, action: 'loadStreets' } });
  expect(entry?.details).toEqual({ streets: 3 });
});

test('a file takes the place of the one before, is cut to the areas, and is removed', async () => {
  const { channel, host, suggest } = await world();
  const load = (file: string | null, write = true) => loadStreets(database.db, { text: file, host, write });
  await load(FILE);
  expect(await load(text(house('Other Street', '1')), false)).toMatchObject({ streets: 1, isWritten: false });
  expect(await suggest('rustaveli')).toHaveLength(1);
  const polygon = [
    [41, 44],
    [41, 45],
    [42, 45],
    [42, 44],
  ];
  await database.db.deliveryZone.create({ data: { channelId: channel.id, name: {}, shape: 'POLYGON', polygon } });
  const far = house('Far Street', '1', [2.3, 48.8]);
  expect(await load(text(far, house('Near Street', '1')))).toMatchObject({ streets: 1, isCut: true });
  expect(await suggest('street')).toMatchObject([{ street: 'Near Street' }]);
  // Nothing of it lies in the areas: what there is stays.
  expect(await load(text(far))).toMatchObject({ streets: 0, isWritten: false });
  expect(await suggest('near')).toHaveLength(1);
  await load(null);
  expect(await suggest('near')).toEqual([]);
  expect(await database.db.street.count({ where: { channelId: channel.id } })).toBe(0);
});

test('one shop’s streets are not another’s, and a file without any is refused', async () => {
  const [one, other] = [await world(), await world()];
  await loadStreets(database.db, { text: FILE, host: one.host, write: true });
  await loadStreets(database.db, { text: text(house('Other Street', '1')), host: other.host, write: true });
  expect(await other.suggest('rustaveli')).toEqual([]);
  for (const wrong of ['', '<osm>', '[]', '{"features": 1}'])
    await expect(loadStreets(database.db, { text: wrong, host: one.host, write: true })).rejects.toThrow(
      NotAStreetFile,
    );
});

test('«ё» and «е» are one letter in a street’s name', async () => {
  const { host, suggest } = await world();
  await loadStreets(database.db, {
    text: text(house('Зелёная улица', '1'), house('улица Королева', '2')),
    host,
    write: true,
  });
  for (const query of ['зеленая', 'Зелёная', 'зеле', 'зелё', 'зелёная 1'])
    expect(await suggest(query)).toMatchObject([{ street: 'Зелёная улица' }]);
  expect(await suggest('королёва')).toMatchObject([{ street: 'улица Королева' }]);
});

test('a house is found however its number is written, in any alphabet', async () => {
  const { host, suggest } = await world();
  const file = text(
    house('улица 26 Мая', '5 к2'),
    house('улица 26 Мая', '12/14'),
    house('Ερμού', '3'),
    house('中山路', '8'),
  );
  await loadStreets(database.db, { text: file, host, write: true });
  for (const query of ['26 мая 5к2', 'улица 26 Мая, 5 к2', '26 мая, д. 5', 'ул. 26 мая дом 5'])
    expect(await suggest(query)).toMatchObject([{ house: '5 к2' }]);
  for (const query of ['26 мая 12/14', '26 мая 12/1', '26 мая 12'])
    expect(await suggest(query)).toMatchObject([{ house: '12/14' }]);
  for (const query of ['ερμού', 'ΕΡΜΟΥ 3', '3 ερμου'])
    expect(await suggest(query)).toMatchObject([{ street: 'Ερμού' }]);
  expect(await suggest('中山')).toMatchObject([{ street: '中山路' }]);
});

test('a hostile file writes what can be read of it, and two that load at once leave one file', async () => {
  const { channel, host, suggest } = await world();
  const deep = `{"type":"Feature","properties":{"addr:street":"Deep"},"geometry":{"coordinates":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
  const odd = [house('Zero\u0000\nStreet\u202e\ud800', '1\u00002'), house('<img src=x onerror=alert(1)>', '1')];
  const far = [house('Nowhere', '1', [500, -91]), { ...house('Nowhere', '2'), geometry: { coordinates: [null, 1] } }];
  const hostile = text(...odd, ...far).slice(0, -2);
  const load = (content: string) => loadStreets(database.db, { text: content, host, write: true });
  expect(await load(`${hostile},${deep}]}`)).toMatchObject({ streets: 2, houses: 2 });
  expect(await suggest('zero street')).toMatchObject([{ street: 'Zero Street �' }]);
  expect(await suggest('zero 1 2')).toMatchObject([{ house: '1 2' }]);
  await Promise.all([load(FILE), load(FILE), load(FILE)]);
  expect(await database.db.street.count({ where: { channelId: channel.id } })).toBe(3);
  await expect(load(hostile)).rejects.toThrow(NotAStreetFile);
  expect(await suggest('rustaveli')).toHaveLength(1);
});
