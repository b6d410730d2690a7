import { expect, test } from 'vitest';
import { russianStem } from './russian-stem';
import { stemOf } from './stem';

test.each([
  ['важная', 'важн'],
  ['вазы', 'ваз'],
  ['вашими', 'ваш'],
  ['пакетом', 'пакет'],
  ['печальный', 'печальн'],
  ['пекарня', 'пекарн'],
  ['запечённый', 'запечен'],
  ['чай', 'ча'],
  ['нрб', 'нрб'],
])('«%s» has the stem «%s»', (word, stem) => expect(russianStem(word)).toBe(stem));

test.each([
  ['пицца', 'пиццы', 'пиццу', 'пиццей', 'пицце'],
  ['суп', 'супы', 'супа', 'супом', 'супов'],
  ['говядина', 'говядиной', 'говядины', 'говядину'],
  ['куриная', 'куриный', 'куриное', 'куриные', 'куриной'],
  ['сметана', 'сметаной', 'сметаны'],
  ['копчёный', 'копченая', 'копчёные'],
  ['лосось', 'лосося', 'лососем'],
  ['мороженое', 'мороженого'],
  ['печенье', 'печенья'],
  ['сыр', 'сыра', 'сыром'],
  ['пельмени', 'пельменей', 'пельменями'],
  ['tomato', 'tomatoes'],
  ['cherry', 'cherries'],
  ['dish', 'dishes'],
  ['sauce', 'sauces'],
  ['cheese', 'cheeses'],
  ['grill', 'grilled', 'grills'],
  ['bake', 'baked', 'baking'],
])('%s and its forms have one stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test.each([
  ['asparagus', 'asparagu'],
  ['bass', 'bas'],
  ['pie', 'pi'],
])('%s is no form of %s', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));
