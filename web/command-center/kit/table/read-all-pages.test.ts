import { expect, test } from 'vitest';
import { type Page, readAllPages } from './read-all-pages';

const pages: Readonly<Record<string, Page<number>>> = {
  start: { nodes: [1, 2], pageInfo: { hasNextPage: true, endCursor: 'b' } },
  b: { nodes: [3, 4], pageInfo: { hasNextPage: true, endCursor: 'c' } },
  c: { nodes: [5], pageInfo: { hasNextPage: false, endCursor: 'd' } },
};
const read = async (after: string | null) => pages[after ?? 'start'];

test('all pages are one list', async () => {
  expect(await readAllPages(read)).toEqual([1, 2, 3, 4, 5]);
});

test('it ends at the limit', async () => {
  expect(await readAllPages(read, 3)).toEqual([1, 2, 3]);
});

test('without every page there is no list', async () => {
  expect(await readAllPages(async (after) => (after === 'b' ? null : read(after)))).toBeNull();
});
