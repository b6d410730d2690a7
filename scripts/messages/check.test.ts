import { expect, test } from 'vitest';
import { compareLanguages, unknownKeys, unusedKeys, wrongWords } from './check.mjs';

test('messages with the same placeholders in any order match', () => {
  expect(compareLanguages({ a: '{x} of <b>{y}</b>' }, { a: '<b>{y}</b> из {x}' }, 'ru')).toEqual([]);
});

test('a message that is missing in one language is named', () => {
  expect(compareLanguages({ a: 'A' }, { b: 'Б' }, 'ru')).toEqual(['a is missing in ru', 'b is missing in en']);
});

test('a placeholder that is missing in one language is named', () => {
  expect(compareLanguages({ a: 'from {price}' }, { a: 'от' }, 'ru')).toEqual([
    'a has placeholders (price) in en, () in ru',
  ]);
});

test('a Russian plural needs all its forms', () => {
  const en = { a: '{n, plural, one {# dish} other {# dishes}}' };
  const ru = { a: '{n, plural, one {# блюдо} other {# блюд}}' };
  expect(compareLanguages(en, ru, 'ru')).toEqual(['a in ru lacks the plural few, many']);
});

test('a key counts as used when a source has it whole or a template starts with it', () => {
  const keys = ['ui.a', 'ui.status.OPEN', 'ui.unused'];
  expect(unusedKeys(keys, ["formatMessage({ id: 'ui.a' })", 'id={`ui.status.${status}`}'])).toEqual(['ui.unused']);
});

test('a key counts as used when a template ends like it and a source has its beginning', () => {
  const sources = ['<Deletion words="ui.menu" />', 'formatMessage({ id: `${words}.deleted` })'];
  expect(unusedKeys(['ui.menu.deleted', 'ui.link.deleted'], sources)).toEqual(['ui.link.deleted']);
});

test('an id without a message is found', () => {
  expect(unknownKeys(['ui.a'], ['<FormattedMessage id="ui.a" /><FormattedMessage id="ui.b" />'])).toEqual(['ui.b']);
});

test('a word that the glossary does not use is named, in any branch and not in an example', () => {
  const rules = [{ say: 'dish', not: '\\bproducts?\\b' }];
  const messages = {
    a: '{products, plural, one {# Product} other {# dishes}}',
    b: 'A dish, such as “Dairy products”',
  };
  expect(wrongWords(messages, rules)).toEqual(['a says “Product”; the glossary says “dish”']);
});
