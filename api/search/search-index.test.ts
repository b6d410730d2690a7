import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Locale } from '../../domain/locale';
import { Highlighter } from './highlight';
import { correctionOf, countedText } from './read-query';
import { SearchIndex } from './search-index';
import { TAG_WORDS } from './words/tag-words';

const MENU = [
  [
    'margherita',
    'Margherita',
    'Маргарита',
    'Pizza',
    'Пицца',
    'Mozzarella, tomatoes, basil',
    'Моцарелла, томаты, базилик',
  ],
  ['pepperoni', 'Pepperoni', 'Пепперони', 'Pizza', 'Пицца', 'Spicy sausage, mozzarella', 'Острая колбаса, моцарелла'],
  ['borscht', 'Borscht', 'Борщ', 'Soups', 'Супы', 'Beetroot, beef, sour cream', 'Свёкла, говядина, сметана'],
  ['solyanka', 'Solyanka', 'Солянка', 'Soups', 'Супы', 'Smoked meats, olives, lemon', 'Копчёности, маслины, лимон'],
  ['pelmeni', 'Pelmeni', 'Пельмени', 'Dumplings', 'Пельмени', 'With sour cream', 'Со сметаной'],
  ['cheeseburger', 'Cheeseburger', 'Чизбургер', 'Burgers', 'Бургеры', 'Beef, cheddar', 'Говядина, чеддер'],
  ['caesar', 'Caesar with chicken', 'Цезарь с курицей', 'Salads', 'Салаты', 'Romaine, parmesan', 'Романо, пармезан'],
  ['cappuccino', 'Cappuccino', 'Капучино', 'Drinks', 'Напитки', 'Espresso and milk', 'Эспрессо и молоко'],
  ['khinkali', 'Khinkali', 'Хинкали', 'Dumplings', 'Пельмени', 'Pork and beef', 'Свинина и говядина'],
] as const;

function menu(): SearchIndex {
  const index = new SearchIndex();
  for (const [id, en, ru, categoryEn, categoryRu, descriptionEn, descriptionRu] of MENU) {
    const isSpicy = id === 'pepperoni';
    index.add({
      id,
      tags: isSpicy ? ['SPICY'] : [],
      allergens: descriptionEn.includes('ozzarella') ? ['MILK'] : [],
      texts: [
        { field: 'NAME', text: { en, ru } },
        { field: 'CATEGORY', text: { en: categoryEn, ru: categoryRu } },
        { field: 'DESCRIPTION', text: { en: descriptionEn, ru: descriptionRu } },
        ...(isSpicy ? [{ field: 'TAG' as const, text: TAG_WORDS.SPICY }] : []),
      ],
    });
  }
  return index;
}
const index = menu();
const find = (query: string, reader: Locale = 'en') => index.find(query, reader).ids;

test.each([
  ['its name', 'Borscht', 'borscht'],
  ['its name in the other language', 'борщ', 'borscht'],
  ['any case', 'БОРЩ', 'borscht'],
  ['a beginning', 'sol', 'solyanka'],
  ['the end of a compound word', 'burger', 'cheeseburger'],
  ['the end of a compound word', 'бургер', 'cheeseburger'],
  ['another form', 'пельменей', 'pelmeni'],
  ['another form', 'с курицей', 'caesar'],
  ['another form', 'курица', 'caesar'],
  ['another form', 'маргариту', 'margherita'],
  ['a plural', 'borschts', 'borscht'],
  ['a wrong letter', 'пелмени', 'pelmeni'],
  ['a wrong letter', 'чесбургер', 'cheeseburger'],
  ['a wrong letter', 'margarita', 'margherita'],
  ['two wrong letters', 'peperonni', 'pepperoni'],
  ['letters that changed places', 'solaynka', 'solyanka'],
  ['a double letter forgotten', 'capucino', 'cappuccino'],
  ['Latin letters for Russian words', 'borsch', 'borscht'],
  ['Latin letters for Russian words', 'borshch', 'borscht'],
  ['Latin letters for Russian words', 'hinkali', 'khinkali'],
  ['Latin letters for Russian words', 'tsezar', 'caesar'],
  ['Russian letters for a foreign word', 'капуччино', 'cappuccino'],
  ['Russian letters for a foreign word', 'моццарелла', 'margherita'],
  ['the Russian layout left on English', ',jho', 'borscht'],
  ['the Russian layout left on English', 'gtkmvtyb', 'pelmeni'],
  ['the Russian layout left on English', '[byrfkb', 'khinkali'],
  ['the English layout left on Russian', 'ьфкпрукшеф', 'margherita'],
  ['a word of its description', 'базилик', 'margherita'],
  ['a tag', 'острое', 'pepperoni'],
  ['several words, in any order', 'mozzarella spicy', 'pepperoni'],
  ['little words among them', 'цезарь с курицей', 'caesar'],
])('a dish is found by %s: %s', (_how, query, id) => {
  expect(find(query)[0]).toBe(id);
  expect(find(query, 'ru')[0]).toBe(id);
});

test.each(['pizza', 'pizzas', 'pitsa', 'пицца', 'пиццы', 'пиццу', 'пица', 'gbwwf', 'зшяяф', 'gbwws', 'piza'])(
  'all pizzas are found by their category, and nothing else: %s',
  (query) => expect(find(query)).toEqual(['margherita', 'pepperoni']),
);

test('a match in the name ranks above one in the description', () => {
  expect(find('пельмени')).toEqual(['pelmeni', 'khinkali']);
  expect(find('beef')).toEqual(['borscht', 'cheeseburger', 'khinkali']);
});

test.each(['пельмени', 'pelmeni', 'gtkmvtyb'])('what only looks a little like it is not shown for it: %s', (query) => {
  const baked = new SearchIndex();
  const texts = [{ field: 'NAME' as const, text: { en: 'Baked potato', ru: 'Печёный картофель' } }];
  baked.add({ id: 'potato', tags: [], allergens: [], texts });
  expect(baked.find(query, 'ru').ids).toEqual([]);
});

test.each([
  ['coca cola', 'Panna cotta with cocoa'],
  ['cola', 'Cold matcha'],
  ['кола', 'Panna cotta'],
  ['fanta', 'After dinner mints'],
])('a drink that the menu has not is not corrected into a dish: %s is no %s', (query, en) => {
  const sweets = new SearchIndex();
  sweets.add({ id: 'sweet', tags: [], allergens: [], texts: [{ field: 'NAME', text: { en } }] });
  expect(sweets.find(query, 'en').ids).toEqual([]);
});

test('“coca cola” leads to a dish that is called “Cola”', () => {
  const drinks = new SearchIndex();
  drinks.add({ id: 'cola', tags: [], allergens: [], texts: [{ field: 'NAME', text: { en: 'Cola', ru: 'Кола' } }] });
  expect(drinks.find('cola', 'en').ids).toEqual(['cola']);
  const answer = drinks.find('coca cola', 'en');
  expect(drinks.nearMisses(answer, 'en')).toEqual(['cola']);
});

test('what the menu has is never corrected', () => {
  const correction = (query: string) => correctionOf(index.find(query, 'ru').words, 'ru');
  expect(correction('пицца')).toBeNull();
  expect(correction('pitsa')).toBeNull();
  expect(correction('пелмени')).toBeNull();
  expect(correction('пельмнеи')).toBe('пельмени');
  expect(correction('gbwwf')).toBe('пицца');
  expect(correction('gtkmvtyb')).toBe('пельмени');
});

test('nothing is found for what the menu has not, and near misses have some of it', () => {
  const answer = index.find('pizza with pineapple', 'en');
  expect(answer.ids).toEqual([]);
  expect(index.nearMisses(answer, 'en')).toEqual(['margherita', 'pepperoni']);
  const distant = index.find('гамбургер', 'ru');
  expect(distant.ids).toEqual([]);
  expect(index.nearMisses(distant, 'ru')).toEqual(['cheeseburger']);
  expect(index.nearMisses(index.find('wok', 'en'), 'en')).toEqual([]);
});

test('filters go with words, and without any', () => {
  const filtered = (query: string, filter: object) => index.find(query, 'en', filter).ids;
  expect(filtered('pizza', { tags: ['SPICY'] })).toEqual(['pepperoni']);
  expect(filtered('pizza', { withoutAllergens: ['MILK'] })).toEqual([]);
  expect(filtered('', { withoutAllergens: ['MILK'] })).toHaveLength(MENU.length - 2);
});

test('a search is counted in the menu’s own words, once it is whole', () => {
  const counted = (query: string, reader: Locale = 'ru') => countedText(index.find(query, reader).words, reader);
  expect(counted('пиццы')).toBe('пицца');
  expect(counted('gbwwf')).toBe('пицца');
  expect(counted('pitsa', 'en')).toBe('pizza');
  expect(counted('пелмени')).toBe('пельмени');
  expect(counted('пельм')).toBeNull();
  expect(counted('+7 912 345 67 89')).toBeNull();
  expect(counted('')).toBeNull();
});

const shown = (query: string, text: string) =>
  new Highlighter(index.find(query, 'en').words)
    .parts(text)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test('what was found is marked where it is written alike, else the whole word', () => {
  expect(shown('marg', 'Margherita')).toBe('[Marg]herita');
  expect(shown('burger', 'Cheeseburger')).toBe('Cheese[burger]');
  expect(shown('бургер', 'Чизбургер')).toBe('Чиз[бургер]');
  expect(shown('margarita', 'Маргарита')).toBe('[Маргарита]');
  expect(shown('курица', 'Цезарь с курицей')).toBe('Цезарь с [курицей]');
});

test('the pieces of any text are the text, whatever was searched for', () => {
  const query = fc.oneof(fc.constantFrom('pizza', 'бо', 'gbwwf'), fc.string());
  fc.assert(
    fc.property(query, fc.string(), (typed, text) => {
      const parts = new Highlighter(index.find(typed, 'ru').words).parts(`${text} Пицца ${text}`);
      expect(parts.map((part) => part.text).join('')).toBe(`${text} Пицца ${text}`);
    }),
  );
});

test('every dish is found by its Russian name with any one letter left out, or two of them swapped', () => {
  const dish = fc.constantFrom(...MENU.map(([id, , ru]) => [id, ru] as const));
  fc.assert(
    fc.property(dish, fc.nat(), fc.boolean(), ([id, name], number, isSwap) => {
      const word = (name.split(' ')[0] ?? '').toLowerCase();
      fc.pre(word.length > 5);
      const at = 1 + (number % (word.length - 2));
      const typed = isSwap
        ? word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
        : word.slice(0, at) + word.slice(at + 1);
      // Three alike are a key that was held down.
      fc.pre(!/(.)\1\1/.test(typed));
      expect(find(typed)).toContain(id);
    }),
  );
});
