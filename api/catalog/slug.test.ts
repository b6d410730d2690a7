import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from '../kernel/property-runs';
import { isValidPageSlug, isValidSlug, MAXIMUM_SLUG, slugFrom, uniqueSlug } from './slug';

describe('a slug from a name', () => {
  it.each([
    ['Пепперони', 'pepperoni'],
    ['Борщ', 'borshch'],
    ['Борщ со сметаной', 'borshch-so-smetanoy'],
    ['Щи зелёные', 'shchi-zelyonye'],
    ['Хачапури по-аджарски', 'khachapuri-po-adzharski'],
    ['Цезарь с курицей', 'tsezar-s-kuritsey'],
    ['Острый том-ям', 'ostry-tom-yam'],
    ['Чай «Эрл Грей» 0,5 л', 'chay-erl-grey-0-5-l'],
    ['Объедение', 'obedenie'],
    ['Ґречана каша з їжею', 'grechana-kasha-z-yizheyu'],
    ['Қазы', 'kazy'],
    ['Й\u0306', 'y'],
    ['Café crème', 'cafe-creme'],
    ['Żurek & Gołąbki', 'zurek-golabki'],
    ['İskender', 'iskender'],
    ['Weißwürste', 'weisswurste'],
    ["Lay's", 'lays'],
    ['--Pizza   №1!--', 'pizza-no1'],
    ['🍕', ''],
    ['   ', ''],
  ])('%s → %s', (name, slug) => expect(slugFrom(name)).toBe(slug));

  it('is cut at its longest length, never after a hyphen', () => {
    const slug = slugFrom(`${'a'.repeat(MAXIMUM_SLUG - 1)} b`);
    expect(slug).toBe('a'.repeat(MAXIMUM_SLUG - 1));
  });

  it('is valid or empty, whatever the name, and stays itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const slug = slugFrom(name);
        expect(slug === '' || isValidSlug(slug)).toBe(true);
        expect(slugFrom(slug)).toBe(slug);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('a unique slug', () => {
  it('takes the first free number', () => {
    expect(uniqueSlug('soup', new Set())).toBe('soup');
    expect(uniqueSlug('soup', new Set(['soup', 'soup-2']))).toBe('soup-3');
    expect(uniqueSlug('', new Set(['dish']), 'dish')).toBe('dish-2');
  });

  it('is valid and free, however long the name and whatever is taken', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.integer({ min: 0, max: 120 }), (name, count) => {
        const taken = new Set<string>();
        for (let index = 0; index < count; index += 1) {
          const slug = uniqueSlug(slugFrom(name), taken);
          expect(isValidSlug(slug)).toBe(true);
          expect(taken.has(slug)).toBe(false);
          taken.add(slug);
        }
      }),
      { numRuns: Math.ceil(PROPERTY_RUNS / 4) },
    );
  });
});

describe('a slug that staff type', () => {
  it.each(['a', 'pizza', 'pizza-4-cheeses', '4'])('may be %s', (slug) => expect(isValidSlug(slug)).toBe(true));

  it.each(['', '-a', 'a-', 'a--b', 'Pizza', 'пицца', 'a/b', 'a.b', 'a b', '../a', 'a\n', 'a'.repeat(81)])(
    'may not be %j',
    (slug) => expect(isValidSlug(slug)).toBe(false),
  );

  it('may not hide a path of the application when it is a page’s', () => {
    const paths = [
      'catalog',
      'checkout',
      'finish',
      'welcome',
      'command-center',
      'api',
      'graphql',
      'builds',
      'en',
      'ru',
    ];
    expect(paths.some(isValidPageSlug)).toBe(false);
    expect(paths.every(isValidSlug)).toBe(true);
    expect(isValidPageSlug('about')).toBe(true);
  });
});
