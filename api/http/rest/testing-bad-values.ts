import { globalId } from '../../graphql/testing';

/** Values that no rule of ours takes for an id of a `typename`. */
export function badIds(typename: string): [title: string, value: unknown][] {
  const uuid = '0190c3f4-7f6a-7000-8000-00000000abcd';
  return [
    ['a number', 7],
    ['a boolean', true],
    ['a list', [globalId(typename, uuid)]],
    ['an object', { id: globalId(typename, uuid) }],
    ['nothing', null],
    ['an empty text', ''],
    ['a bare uuid', uuid],
    ['an id of another type', globalId('Page', uuid)],
    ['an id of no type', globalId('Nonsense', uuid)],
    ['an id with SQL in it', globalId(typename, "' or 1=1 --")],
    ['a NUL', globalId(typename, '\u0000')],
    ['a very long text', 'x'.repeat(100_000)],
  ];
}

/** What is no quantity of a dish. */
export const BAD_QUANTITIES: readonly [title: string, value: unknown][] = [
  ['none', 0],
  ['less than none', -1],
  ['a hundred', 100],
  ['a fraction', 1.5],
  ['more than a column holds', 2_147_483_648],
  ['more than a number holds', 1e308],
  ['a text', '2'],
  ['a list', [2]],
];

/** What is no amount of money in major units. */
export const BAD_AMOUNTS: readonly [title: string, value: unknown][] = [
  ['less than nothing', -5],
  ['a thousandth', 9.505],
  ['more than any order costs', 1e9],
  ['more than a number holds', 1e308],
  ['a text', '20'],
  ['a list', [20]],
];

/** What is no short text, such as a name or a floor. */
export const BAD_TEXTS: readonly [title: string, value: unknown][] = [
  ['a number', 7],
  ['a boolean', false],
  ['a list', ['Anna']],
  ['an object', { en: 'Anna' }],
  ['a control character', 'An\u0007na'],
  ['a NUL', 'An\u0000na'],
  ['half of a surrogate pair', 'Anna \ud83c'],
  ['a mark that turns the text around', 'Anna \u202e'],
  ['a text of 300 characters', 'A'.repeat(300)],
  ['a text of 100,000 characters', 'A'.repeat(100_000)],
];

/** What no client may say of a checkout. */
export const FOREIGN_KEYS: readonly [key: string, value: unknown][] = [
  ['totalPrice', 0.01],
  ['total', 1],
  ['status', 'COMPLETED'],
  ['id', 'x'],
  ['number', '0101-0001'],
  ['unitPrice', 0],
  ['discount', 100],
  ['sessionId', 'x'],
  ['__proto__x', {}],
];
