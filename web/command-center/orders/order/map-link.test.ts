import { expect, test } from 'vitest';
import { mapLink } from './map-link';

const place = { street: '12 Rustaveli Avenue', latitude: 41.7, longitude: 44.8 };

test('a place is shown by its coordinates where they are known, else by its address', () => {
  expect(mapLink(place, 'GE')).toBe('https://www.google.com/maps/search/?api=1&query=41.7%2C44.8');
  expect(mapLink({ ...place, latitude: null }, 'GE')).toBe(
    'https://www.google.com/maps/search/?api=1&query=12+Rustaveli+Avenue',
  );
  expect(mapLink({ street: null, latitude: null, longitude: null }, 'GE')).toBeNull();
});

test('on the map that is known in the country', () => {
  expect(mapLink(place, 'RU')).toBe('https://yandex.ru/maps/?pt=44.8%2C41.7&z=17');
  expect(mapLink({ ...place, latitude: null }, 'KZ')).toBe('https://yandex.ru/maps/?text=12+Rustaveli+Avenue');
});
