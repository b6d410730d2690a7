import { expect, test } from 'vitest';
import type { StoppedItemFragment } from '../../../gql/graphql';
import { stoppedEntries } from './stopped-entries';

const [SOON, LATER] = ['2026-11-20T13:00:00.000Z', '2026-11-20T18:00:00.000Z'];

const item = (id: string, name: string, until: string | null, kind: StoppedItemFragment['kind'] = 'OPTION') =>
  ({ __typename: 'StoppedItem', kind, id, name, productName: `Dish ${id}`, groupName: null, until }) as const;

test('an extra that is stopped on several dishes is one row, back when the last of them is', () => {
  const [one, other] = [item('1', 'Basil', LATER), item('2', 'basil ', SOON)];
  expect(stoppedEntries([one, other])).toEqual([{ first: one, others: [other], until: LATER }]);
  const untilChanged = item('3', 'Basil', null);
  expect(stoppedEntries([one, untilChanged])).toEqual([{ first: one, others: [untilChanged], until: null }]);
});

test('sizes and dishes of one name stay apart', () => {
  const sizes = [item('1', 'Large', SOON, 'VARIANT'), item('2', 'Large', SOON, 'VARIANT')];
  expect(stoppedEntries(sizes)).toHaveLength(2);
});
