import { describe, expect, it } from 'vitest';
import { FIRST_CHOICE, tableAddress, tablesOf } from './tables';

const numbers = (from: string, to: string) => tablesOf({ ...FIRST_CHOICE, from, to });
const names = (text: string) => tablesOf({ ...FIRST_CHOICE, naming: 'names', names: text });

describe('tables by number', () => {
  it('go from the first to the last', () => {
    expect(numbers('3', ' 5 ').tables).toEqual(['3', '4', '5']);
    expect(numbers('7', '7').tables).toEqual(['7']);
  });

  it.each([
    ['', '5'],
    ['5', '1'],
    ['a', '5'],
    ['-1', '5'],
    ['1', '2.5'],
  ])('from “%s” to “%s” are none', (from, to) => {
    expect(numbers(from, to)).toEqual({ tables: [], problem: 'notNumbers', about: null });
  });

  it('are at most two hundred', () => {
    expect(numbers('1', '200').tables).toHaveLength(200);
    expect(numbers('1', '201').problem).toBe('tooMany');
  });
});

describe('tables by name', () => {
  it('are the lines that say something', () => {
    expect(names(' Терраса  1 \n\nBar\r\n').tables).toEqual(['Терраса 1', 'Bar']);
    expect(names('').tables).toEqual([]);
  });

  it('are short enough for a kitchen card, and each another', () => {
    expect(names('x'.repeat(20)).problem).toBeNull();
    expect(names(`Bar\n${'x'.repeat(21)}`)).toMatchObject({ problem: 'tooLong', about: 'x'.repeat(21) });
    expect(names('Bar\nTerrace\nBar')).toMatchObject({ problem: 'twice', about: 'Bar' });
  });
});

it('the address of a table survives any name', () => {
  const address = new URL(tableAddress('https://ladle.example', 'Терраса & 2', 'aG91c2U='));
  expect(address.pathname).toBe('/catalog');
  expect(Object.fromEntries(address.searchParams)).toEqual({ table: 'Терраса & 2', house: 'aG91c2U=' });
  expect(tableAddress('https://ladle.example', '7', null)).toBe('https://ladle.example/catalog?table=7');
});
