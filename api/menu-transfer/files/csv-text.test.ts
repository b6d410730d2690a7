import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotAMenuFile } from '../tables/refusals';
import { fromCell, parseCsv, separatorOf, toCell } from './csv-text';
import { decodeFile } from './decode-file';
import { readPlaces, writePlaces } from './place-text';

test('no cell that goes out begins a formula, and every text comes back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '\t', 'a', '1') });
  fc.assert(
    fc.property(text, (value) => {
      expect(toCell(value)).not.toMatch(/^[=+\-@\t\r]/);
      expect(fromCell(toCell(value))).toBe(value);
    }),
  );
});

test.each([
  ['slug;price;name_en\nа;1,50;x', ';'],
  ['slug,price\na,1', ','],
  ['slug\tprice\na\t1', '\t'],
  ['"a;b;c",price\n', ','],
])('the head of %j is divided by %j', (text, separator) => expect(separatorOf(text)).toBe(separator));

test('rows know the line that they begin on, after cells of several lines too', () => {
  const records = parseCsv('slug,name_en\na,"two\nlines"\n\nb,x\n', 10);
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('places with the separators in their names come back', () => {
  const places = [
    { menu: 'A > B', category: 'Pizza | Pasta' },
    { menu: 'C\\', category: 'x' },
  ];
  expect(readPlaces(writePlaces(places))).toEqual(places);
  expect(readPlaces('Pizza')).toEqual([{ menu: '', category: 'Pizza' }]);
  expect(readPlaces('Menu > ')).toBeNull();
});

test('files of Russian and German spreadsheets are read as they were written', () => {
  const cyrillic = Buffer.from([0xcf, 0xe8, 0xf6, 0xf6, 0xe0]);
  expect(decodeFile(cyrillic)).toEqual({ text: 'Пицца', encoding: 'windows-1251' });
  expect(decodeFile(Buffer.from('Käse, Öl', 'latin1'))).toEqual({ text: 'Käse, Öl', encoding: 'windows-1252' });
  expect(decodeFile(Buffer.from('\uFEFFПицца', 'utf16le'))).toEqual({ text: 'Пицца', encoding: 'utf-16le' });
  expect(decodeFile(Buffer.from('Пицца')).encoding).toBe('utf-8');
  expect(() => decodeFile(Buffer.from('PK\u0003\u0004\0\0'))).toThrow(NotAMenuFile);
});
