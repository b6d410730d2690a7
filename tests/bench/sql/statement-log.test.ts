import { expect, test } from 'vitest';
import { readStatementLog } from './statement-log';

const at = (process: number, text: string) => `2026-11-20 18:00:00.123 UTC [${process}] ${text}\n`;

test('statements come with their values, whichever connection they came over', () => {
  const log =
    at(7, 'LOG:  statement: BEGIN') +
    at(8, 'LOG:  execute abc: select $1::int') +
    at(7, 'LOG:  execute <unnamed>: update "Checkout"\n\tset "name" = $1, "phone" = $2') +
    at(8, "DETAIL:  Parameters: $1 = '4'") +
    at(7, "DETAIL:  Parameters: $1 = 'Conan O''Brien, $2 = ''x''', $2 = NULL") +
    at(7, 'LOG:  statement: COMMIT');
  expect(readStatementLog(log)).toEqual([
    { text: 'BEGIN', values: [] },
    { text: 'select $1::int', values: ['4'] },
    { text: 'update "Checkout"\nset "name" = $1, "phone" = $2', values: ["Conan O'Brien, $2 = 'x'", null] },
    { text: 'COMMIT', values: [] },
  ]);
});

test('what PostgreSQL says of itself is no statement', () => {
  expect(readStatementLog(at(1, 'LOG:  checkpoint starting: time') + at(1, 'ERROR:  no such table'))).toEqual([]);
});
