import { expect, test } from 'vitest';
import { parseCsv, separatorOf } from './csv-text';

test.each([
  ['slug;price;name_en\nа;1,50;x', ';'],
  ['slug,price\na,1', ','],
  ['slug\tprice\na\t1', '\t'],
  ['"a;b;c",price\n', ','],
  ['sep=;\nslug,price;x\n', ';'],
  ['\uFEFF"sep=|"\r\nslug|price\r\n', '|'],
])('the head of %j is divided by %j', (text, separator) => expect(separatorOf(text)).toBe(separator));

test('rows know the line that they begin on, after cells of several lines too', () => {
  const records = parseCsv('slug,name_en\na,"two\nlines"\n\nb,x\n', 10);
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('the line that names the separator is no head, and rows keep the line that they stand on', () => {
  const records = parseCsv('sep=;\r\nname_en;price\r\nSoup;9,50\r\n', 10);
  expect(records).toMatchObject([
    { line: 2, cells: ['name_en', 'price'] },
    { line: 3, cells: ['Soup', '9,50'], surplus: null },
  ]);
});

test.each([
  ['name_en,price\nSoup,9,50', { cause: 'DECIMAL_COMMA', cell: '9,50', cells: 3, headings: 2 }],
  ['name_en,price,weight\nSoup,9,50,', { cause: 'DECIMAL_COMMA', cell: '9,50', cells: 4, headings: 3 }],
  ['name_en,,price\nSoup,9,50', { cause: 'DECIMAL_COMMA', cell: '9,50', cells: 3, headings: 3 }],
  ['street,lat,lon\nMain,41,69,44,80', { cause: 'DECIMAL_COMMA', cell: '41,69' }],
  ['name_en;price\nSoup;hot;9,50', { cause: 'SEPARATOR', cell: '9,50', cells: 3, headings: 2 }],
  ['name_en,price\nSoup, hot,9.50', { cause: 'SEPARATOR', cell: '9.50' }],
  ['name_en,price\nSoup,"9,50"', null],
  ['name_en,price,\nSoup,9.50,', null],
  ['name_en,price\nSoup', null],
])('%j has cells without a heading: %j', (text, surplus) => {
  const [, row] = parseCsv(text, 10);
  if (surplus) expect(row?.surplus).toMatchObject(surplus);
  else expect(row?.surplus).toBeNull();
});
