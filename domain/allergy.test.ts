import { expect, test } from 'vitest';
import { tellsOfAllergy } from './allergy';

test.each([
  'Allergic to NUTS!',
  'my son has a peanut allergy',
  'coeliac, please no flour',
  'Аллергия на мёд',
  'непереносимость лактозы',
])('“%s” tells of an allergy', (note) => expect(tellsOfAllergy(note)).toBe(true));

test.each([null, '', 'No onions', 'Allegro, please', 'Без лука'])('%j tells of none', (note) => {
  expect(tellsOfAllergy(note)).toBe(false);
});
