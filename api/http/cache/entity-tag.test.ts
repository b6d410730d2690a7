import { expect, test } from 'vitest';
import { entityTag, isKnown, weakEntityTag } from './entity-tag';

const knows = (known: string | null, tag: string) =>
  isKnown(new Headers(known === null ? {} : { 'if-none-match': known }), tag);

test('a tag follows the content', () => {
  expect(entityTag('menu')).toMatch(/^"[\w-]{22}"$/);
  expect(entityTag('menu')).toBe(entityTag('menu'));
  expect(entityTag('menu')).not.toBe(entityTag('menu!'));
  expect(weakEntityTag('menu')).toBe(`W/${entityTag('menu')}`);
});

test.each([
  ['the tag itself', '"abc"', '"abc"', true],
  ['a list with it', '"x", "abc" ,"y"', '"abc"', true],
  ['a list without spaces', '"x","abc"', '"abc"', true],
  ['a weak one for a strong one', 'W/"abc"', '"abc"', true],
  ['a strong one for a weak one', '"abc"', 'W/"abc"', true],
  ['whatever there is', ' * ', '"abc"', true],
  ['a comma within the quotes', '"a,b"', '"a,b"', true],
  ['no header', null, '"abc"', false],
  ['an empty header', '', '"abc"', false],
  ['another tag', '"abcd"', '"abc"', false],
  ['a part of it within another tag', '"x,abc,y"', '"abc"', false],
  ['the tag without its quotes', 'abc', '"abc"', false],
  ['a star within a list', '"x", *', '"abc"', false],
  ['small letters before it', 'w/"abcd"', '"abc"', false],
])('%s', (_title, known, tag, expected) => {
  expect(knows(known, tag)).toBe(expected);
});
