import { expect, test } from 'vitest';
import { z } from 'zod';
import { packStreets, unpackPortion } from './packed-streets';
import type { House, StreetOfFile } from './read-streets';

const Rows = z.array(z.object({ name: z.string(), key: z.string(), houses: z.array(z.unknown()) }));
const MEGABYTE = 1024 * 1024;

test('streets are packed in portions of a statement each, and none is lost', async () => {
  const short = Array.from({ length: 6_000 }, (_, row) => `улица Победителей социалистического соревнования ${row}`);
  const houses: House[] = Array.from({ length: 30_000 }, (_, row) => [`${row}`, 41.7, 44.79]);
  const streets: StreetOfFile[] = [...short.map((name) => ({ name, houses: [] })), { name: 'Endless Road', houses }];
  const packed = packStreets(streets);
  expect(packed).toMatchObject({ streets: 6_001, houses: 30_000 });
  const texts = await Promise.all(packed.portions.map(unpackPortion));
  const rows = Rows.parse(texts.flatMap((text) => JSON.parse(text)));
  expect(rows.map(({ name }) => name).join()).toBe(streets.map(({ name }) => name).join());
  expect(rows.at(-1)).toMatchObject({ key: 'endless road' });
  expect(rows.at(-1)?.houses).toHaveLength(30_000);
  // The one street that is longer than a portion has one to itself.
  expect(texts.filter(({ length }) => length > MEGABYTE / 2)).toHaveLength(1);
  expect(packed.portions.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(MEGABYTE);
  expect(packStreets([])).toEqual({ portions: [], streets: 0, houses: 0 });
});
