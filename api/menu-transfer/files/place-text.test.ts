import { expect, test } from 'vitest';
import { readPlaces, writePlaces } from './place-text';

test('places with the separators in their names come back', () => {
  const places = [
    { menu: 'A > B', category: 'Pizza | Pasta' },
    { menu: 'C\\', category: 'x' },
  ];
  expect(readPlaces(writePlaces(places))).toEqual(places);
  expect(readPlaces('Pizza')).toEqual([{ menu: '', category: 'Pizza' }]);
  expect(readPlaces('Menu > ')).toBeNull();
});
