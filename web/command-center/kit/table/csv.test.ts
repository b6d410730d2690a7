import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv';

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

test('every text comes back as it was', () => {
  const cell = fc.string().filter((text) => !/^[=+\-@\t\r]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const again = parse(toCsv([['x', 'y'], ...rows]), {
        bom: true,
        relax_column_count: true,
        skip_empty_lines: false,
      });
      expect(again.slice(1)).toEqual(rows.map((row) => [...row]));
    }),
  );
});
