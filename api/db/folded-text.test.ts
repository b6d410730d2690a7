import { expect, test } from 'vitest';
import { foldedWords } from './folded-text';

test.each([
  ['Jean-Baptiste LÈVRE', ['jean', 'baptiste', 'levre']],
  ['  Hauptstraße 12/4 ', ['hauptstrasse', '12', '4']],
  ['Алёна Ёлкина', ['алена', 'елкина']],
  ['Søren Łódź', ['soren', 'lodz']],
  [' - ', []],
])('“%s” is looked for by its words', (text, words) => expect(foldedWords(text)).toEqual(words));
