import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCell, toCsv as write } from './csv';

const toCsv = (rows: Parameters<typeof write>[0]) => write(rows, ',');

test('lines end as the standard says, and a byte order mark leads', () => {
  expect(
    toCsv([
      ['Имя', 'Sum'],
      ['Нино', 12.5],
    ]),
  ).toBe('\uFEFFИмя,Sum\r\nНино,12.5\r\n');
});

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(toCsv([['a "b", c', 'd\ne', null]])).toBe('\uFEFF"a ""b"", c","d\ne",\r\n');
});

test.each(['=1+1', '+995', '-cmd', '@SUM(A1)', '\tx'])('“%s” is text for a spreadsheet too', (text) => {
  expect(toCsv([[text]])).toContain(`'${text}`);
});

test('a negative number of ours is no formula', () => {
  expect(toCsv([[-5]])).toBe('\uFEFF-5\r\n');
});

test('where a comma separates decimals, numbers have one and cells are separated by semicolons; texts stay', () => {
  expect(write([['v1.5', 12.5, { decimal: '-9.50' }, null, 'a;b', 'c,d']], ';')).toBe(
    '\uFEFFv1.5;12,5;-9,50;;"a;b";"c,d"\r\n',
  );
});

test('no cell that goes out begins a formula, and every text comes back as it was', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '\t', 'a', ';', '1') }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), fc.constantFrom(',', ';'), (rows, separator) => {
      const options = { bom: true, delimiter: separator, relax_column_count: true, skip_empty_lines: false };
      const again: string[][] = parse(write([['x', 'y'], ...rows], separator), options);
      expect(again.flat().filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
      expect(again.slice(1).map((row) => row.map(fromCell))).toEqual(rows.map((row) => [...row]));
    }),
  );
});
