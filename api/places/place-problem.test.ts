import { expect, test } from 'vitest';
import { CAPITALS } from './capital';
import type { Place } from './place';
import { placeProblem } from './place-problem';

const at = (latitude: number, longitude: number): Place => ({ latitude, longitude });
const TBILISI = at(41.69, 44.8);
const KUTAISI = at(42.27, 42.7);
const BATUMI = at(41.64, 41.64);

test.each<[string, Place, string, Place[], string | undefined]>([
  ['next to the kitchen', at(41.7, 44.81), 'GE', [TBILISI], undefined],
  ['the other way round', at(44.81, 41.7), 'GE', [TBILISI], 'COORDINATES_EXCHANGED'],
  [
    'the other way round, only fifty kilometres away',
    at(42.7, 42.27),
    'GE',
    [TBILISI, KUTAISI],
    'COORDINATES_EXCHANGED',
  ],
  ['in a town where both are one number', at(41.62, 41.68), 'GE', [BATUMI], undefined],
  ['the other way round, where only the country is known', at(37.61, 55.75), 'RU', [], 'COORDINATES_EXCHANGED'],
  ['the other way round, west of Greenwich', at(-3.7, 40.41), 'ES', [], 'COORDINATES_EXCHANGED'],
  ['far from the capital of a large country', at(43.12, 131.89), 'RU', [], undefined],
  ['in a second town of the shop', BATUMI, 'GE', [TBILISI], undefined],
  ['in another part of the world', at(0, 0), 'GE', [TBILISI], 'AREA_TOO_FAR'],
])('a place %s', (_title, place, countryCode, kitchens, code) => {
  expect(placeProblem([place], { kitchens, countryCode })?.code).toBe(code);
});

test('an area that covers a continent is too large before a kitchen is anywhere', () => {
  const corners = [at(35, -10), at(35, 40), at(60, 40)] as const;
  expect(placeProblem([...corners], { kitchens: [], countryCode: 'FR' })).toMatchObject({
    code: 'AREA_TOO_FAR',
    values: { kitchens: 0 },
  });
});

test('no capital is taken for a slip of the pen', () => {
  for (const [countryCode, [latitude, longitude]] of Object.entries(CAPITALS)) {
    expect(placeProblem([at(latitude, longitude)], { kitchens: [], countryCode })).toBeNull();
  }
});
