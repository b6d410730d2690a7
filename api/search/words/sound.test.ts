import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soundOf } from './sound';

test.each([
  ['пицца', 'pizza', 'pitsa'],
  ['борщ', 'borsch', 'borshch', 'borscht'],
  ['щи', 'shchi', 'schi'],
  ['хачапури', 'khachapuri', 'hachapuri'],
  ['хинкали', 'khinkali', 'hinkali'],
  ['цезарь', 'tsezar', 'cezar'],
  ['шашлык', 'shashlik', 'shashlyk'],
  ['капучино', 'капуччино', 'cappuccino'],
  ['моцарелла', 'моццарелла', 'mozzarella'],
  ['спагетти', 'spaghetti'],
  ['латте', 'latte'],
  ['суши', 'sushi'],
  ['ёлка', 'елка'],
  ['майонез', 'mayonez'],
  ['йогурт', 'yogurt'],
  ['crème', 'creme', 'КРЕМЕ'],
  ['jalapeño', 'jalapeno'],
  ['суууп', 'суп'],
])('%s sounds the same in any spelling', (...spellings) => {
  expect(new Set(spellings.map(soundOf)).size).toBe(1);
});

test.each([
  ['суп', 'соус'],
  ['рис', 'рыба'],
  ['7', '77'],
  ['qqqqqqq', 'q'],
  ['ааааа', 'а'],
  ['лук', 'люля'],
])('%s is not %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));

test('a sound is plain letters and digits, and case does not matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (word) => {
      expect(soundOf(word)).toMatch(/^[a-zACSUZ0-9]*$/);
      expect(soundOf(word.toLowerCase())).toBe(soundOf(word));
    }),
  );
});
