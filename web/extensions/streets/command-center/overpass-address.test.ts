import { expect, test } from 'vitest';
import { overpassAddress } from './overpass-address';

const queryOf = (address: string) => new URL(address).searchParams.get('Q');
const origin = { latitude: 41.7, longitude: 44.8 };
const outline = {
  id: '1',
  name: 'Centre',
  isActive: true,
  area: {
    kind: 'OUTLINE' as const,
    corners: [
      { latitude: 41.69, longitude: 44.78 },
      { latitude: 41.71, longitude: 44.79 },
      { latitude: 41.7, longitude: 44.82 },
    ],
  },
};

test('the query is about the box around all areas, circles too', () => {
  expect(queryOf(overpassAddress([outline], origin))).toContain('[bbox:41.6900,44.7800,41.7100,44.8200]');
  const circle = {
    ...outline,
    area: { kind: 'CIRCLE' as const, center: { latitude: 60, longitude: 30 }, meters: 111_320 },
  };
  expect(queryOf(overpassAddress([circle], origin))).toContain('[bbox:59.0000,28.0000,61.0000,32.0000]');
});

test('without areas it is about what the map shows', () => {
  const address = overpassAddress([], origin);
  expect(queryOf(address)).toContain('[bbox:{{bbox}}]');
  expect(new URL(address).searchParams.get('C')).toBe('41.7;44.8;13');
});
