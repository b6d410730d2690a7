import { expect, test } from 'vitest';
import { mapLink } from './map-link';

const place = { street: '12 Rustaveli Avenue', latitude: 41.7, longitude: 44.8 };

test('a place is shown by its coordinates where they are known, else by its address', () => {
  expect(mapLink(place, 'GE', 'country')).toBe('https://www.google.com/maps/search/?api=1&query=41.7%2C44.8');
  expect(mapLink({ ...place, latitude: null }, 'GE', 'country')).toBe(
    'https://www.google.com/maps/search/?api=1&query=12+Rustaveli+Avenue',
  );
  expect(mapLink({ street: null, latitude: null, longitude: null }, 'GE', 'country')).toBeNull();
});

test('on the map that is known in the country', () => {
  expect(mapLink(place, 'RU', 'country')).toBe('https://yandex.ru/maps/?pt=44.8%2C41.7&z=17');
  expect(mapLink({ ...place, latitude: null }, 'KZ', 'country')).toBe(
    'https://yandex.ru/maps/?text=12+Rustaveli+Avenue',
  );
});

test.each([
  ['google', 'https://www.google.com/maps/search/?api=1&query=41.7%2C44.8'],
  ['apple', 'https://maps.apple.com/?q=41.7%2C44.8'],
  ['yandex', 'https://yandex.ru/maps/?pt=44.8%2C41.7&z=17'],
  ['2gis', 'https://2gis.com/geo/44.8,41.7'],
  ['waze', 'https://waze.com/ul?ll=41.7%2C44.8&navigate=yes'],
] as const)('a courier who chose %s is led there in any country', (app, link) => {
  expect(mapLink(place, 'RU', app)).toBe(link);
  expect(mapLink({ ...place, latitude: null }, 'GE', app)).toMatch(/Rustaveli/);
});
