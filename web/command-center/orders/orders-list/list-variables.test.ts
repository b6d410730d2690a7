import { expect, test } from 'vitest';
import { listVariables } from './list-variables';

test('the address is the whole question', () => {
  const search = new URLSearchParams('view=list&status=READY&method=PICKUP&from=2026-11-20&q=anna&sort=-total&after=c');
  expect(listVariables(search)).toEqual({
    statuses: ['READY'],
    method: 'PICKUP',
    late: false,
    kitchenId: null,
    courierId: null,
    money: null,
    isTest: null,
    source: null,
    placedFrom: '2026-11-20',
    placedTo: null,
    search: 'anna',
    sort: 'HIGHEST_TOTAL',
    first: 30,
    after: 'c',
    last: null,
    before: null,
  });
});

test('late orders stand among the statuses, and are of any', () => {
  const { late, statuses, money } = listVariables(new URLSearchParams('status=LATE&money=TO_REFUND'));
  expect({ late, money }).toEqual({ late: true, money: 'TO_REFUND' });
  expect(statuses).toContain('PLACED');
});

test('what it can’t mean narrows nothing', () => {
  const { method, placedFrom, sort } = listVariables(new URLSearchParams('method=TELEPORT&from=yesterday&sort=colour'));
  expect({ method, placedFrom, sort }).toEqual({ method: null, placedFrom: null, sort: 'NEWEST' });
});
