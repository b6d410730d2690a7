import { expect, test } from 'vitest';
import { parseSettings } from './parse-settings.mjs';

test.each([
  ['A=plain', 'plain'],
  ['A=two words & more; $(date) `id`', 'two words & more; $(date) `id`'],
  ['  A = padded \t\r', 'padded'],
  ['A=', ''],
  ['A=not # a comment', 'not # a comment'],
  [`A=it's "so"`, `it's "so"`],
  [`A='single \\ "$x" # '`, 'single \\ "$x" # '],
  ['A="double \\"quoted\\" \\$x \\n"', 'double "quoted" $x \\n'],
  ['A="first"  \'second\'', 'firstsecond'],
  ['A=back\\\\slash\\ kept\\ ', 'back\\slash kept '],
  ['A=one \\\ntwo', 'one two'],
  ['A="over\ntwo lines"', 'over\ntwo lines'],
  ['A=Пароль с пробелом', 'Пароль с пробелом'],
])('systemd reads %j alike', (text, value) => {
  expect(parseSettings(`# a comment\n\n  ; another\nB=before\n${text}\nC=after`)).toEqual({
    B: 'before',
    A: value,
    C: 'after',
  });
});

test('the last of two counts, and what systemd would ignore is refused with its line', () => {
  expect(parseSettings('A=1\nA=2\n')).toEqual({ A: '2' });
  expect(() => parseSettings('A=1\nexport B=2')).toThrow('line 2 gives no variable');
  expect(() => parseSettings('A=1\n\nB="open')).toThrow('line 3: the value does not end');
});
