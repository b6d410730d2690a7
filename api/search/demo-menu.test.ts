import { expect, test } from 'vitest';
import { LOCALES } from '../../domain/locale';
import { readDemoMenu } from '../demo/demo-menu';
import { correctionOf } from './read-query';
import { SearchIndex } from './search-index';
import { TAG_WORDS } from './words/tag-words';

const index = new SearchIndex();
const { menus, products } = (await readDemoMenu('en')).draft;
for (const { name: category = {}, products: dishes } of menus?.flatMap(({ categories }) => categories) ?? []) {
  for (const { slug = '', name = {}, description = {}, ...dish } of products.filter((_, place) =>
    dishes.includes(place),
  )) {
    const { tags = [], allergens = [], variants, optionGroups = [] } = dish;
    const choices = [...variants, ...optionGroups.flatMap(({ options }) => options)];
    index.add({
      id: slug,
      tags,
      allergens,
      texts: [
        { field: 'NAME', text: name },
        { field: 'CATEGORY', text: category },
        ...tags.map((tag) => ({ field: 'TAG' as const, text: TAG_WORDS[tag] })),
        ...choices.flatMap(({ name: text }) => (text ? [{ field: 'CHOICE' as const, text }] : [])),
        { field: 'DESCRIPTION', text: description },
      ],
    });
  }
}

test.each([
  // As the menu writes it, whole or begun.
  ['суп', 'pumpkin-cream'],
  ['карбо', 'carbonara'],
  ['филадельфия', 'philadelphia'],
  ['berr', 'berry-cheesecake'],
  ['burger', 'house-burger'],
  // Mistakes.
  ['маргорита', 'margherita'],
  ['peperonni', 'pepperoni'],
  ['лимнад', 'citrus-lemonade'],
  ['бургир', 'house-burger'],
  ['цезер', 'chicken-caesar'],
  ['капуччинно', 'cappuccino'],
  ['carbanara', 'carbonara'],
  // The keys of the other layout.
  ['gbwwf', 'margherita'],
  ['gbwws', 'margherita'],
  ['зшяяф', 'margherita'],
  [',jho', 'borscht'],
  ['hfvty', 'ramen'],
  ['cjr', 'fresh-orange-juice'],
  ['rjat', 'cappuccino'],
  ['xbprtqr', 'berry-cheesecake'],
  ['abkfltkmabz', 'philadelphia'],
  ['nbhfvbcd', 'tiramisu'],
  // The other script.
  ['pitsa', 'margherita'],
  ['borshch', 'borscht'],
  ['tsezar', 'chicken-caesar'],
  ['syrniki', 'syrniki-berries'],
  ['oblepiha', 'sea-buckthorn-tea'],
  ['filodelfia', 'philadelphia'],
  ['халлуми', 'halloumi-burger'],
])('the demo menu has something for %s: %s', (query, dish) => {
  for (const reader of LOCALES) expect(index.find(query, reader).ids).toContain(dish);
});

test.each([
  ...['zzzzqq', 'яяяяйй', 'qwerty', 'йцукен', 'asdf', 'aaaa', 'xxxx', 'hello', 'привет', 'test', '12345'],
  ...['steak', 'стейк', 'beer', 'пиво', 'vodka', 'водка', 'taco', 'doner', 'донер', 'kebab', 'lobster', 'duck', 'утка'],
  ...['coca cola', 'coca-cola', 'cola', 'кола', 'кока кола', 'fanta', 'фанта', 'sprite', 'pepsi', 'квас', 'kvass'],
  ...['шаурма', 'shaurma', 'shawarma', 'плов', 'пельмени', 'pelmeni', 'шашлык', 'гречка', 'burrito', 'буррито', 'wok'],
  // A part of a word is read as it stands: in another script or layout it is chance.
  ...['nbhfv', 'сруу', 'karbo', 'капучч'],
])('the demo menu has nothing for %s, and nothing close to it', (query) => {
  for (const reader of LOCALES) {
    const answer = index.find(query, reader);
    expect({ ...answer, words: correctionOf(answer.words, reader) }).toEqual({ words: null, ids: [] });
    expect(index.nearMisses(answer, reader)).toEqual([]);
  }
});
