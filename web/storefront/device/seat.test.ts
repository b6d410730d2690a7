import { describe, expect, it } from 'vitest';
import { keptSeat, seatOf, withoutSeat } from './seat';

const NOW = Date.parse('2026-11-20T19:00:00Z');
const HOUR_MS = 3_600_000;
const read = (search: string) => seatOf(new URLSearchParams(search), NOW);

describe('the address of a table’s code', () => {
  it('names the table, and the house where there are several', () => {
    expect(read('table=7')).toEqual({ table: '7', warehouseId: null, since: NOW });
    expect(read('?table=%20Терраса%202&house=abc')).toMatchObject({ table: 'Терраса 2', warehouseId: 'abc' });
  });

  it.each(['', 'table=', 'table=%20', `table=${'x'.repeat(21)}`, 'table=a%00b', 'house=abc'])(
    'of “%s” seats nobody',
    (search) => {
      expect(read(search)).toBeNull();
    },
  );

  it('is passed on without the table', () => {
    expect(withoutSeat(new URLSearchParams('table=7&house=a&dish=borsch')).toString()).toBe('dish=borsch');
  });
});

describe('a kept seat', () => {
  const seat = { table: '7', warehouseId: null, since: NOW };

  it('holds through the evening, and not until tomorrow', () => {
    expect(keptSeat(seat, NOW + 3 * HOUR_MS)).toEqual(seat);
    expect(keptSeat(seat, NOW + 4 * HOUR_MS)).toBeNull();
  });

  it.each([null, 7, 'table', {}, { table: 7, since: NOW }, { table: '7' }, { table: '7', since: NOW + 1 }])(
    'that reads %j is none',
    (kept) => {
      expect(keptSeat(kept, NOW)).toBeNull();
    },
  );
});
