import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goesWellWith } from './goes-well-with';

interface Dish {
  readonly goesWellWithIds?: readonly string[];
  readonly orderedWithIds?: readonly string[];
  readonly isHidden?: boolean;
  readonly isStopped?: boolean;
}

const NOW = new Date('2026-11-20T12:00:00Z');

function menuOf(dishes: Readonly<Record<string, Dish>>) {
  const lists = (dish: Dish) => ({ goesWellWithIds: [], orderedWithIds: [], ...dish });
  return {
    entries: new Map(Object.entries(dishes).map(([id, dish]) => [id, { product: lists(dish) }])),
    isOnTheMenu: (id: string) => id in dishes && !dishes[id]?.isHidden,
    isOnSale: (id: string) => id in dishes && !dishes[id]?.isStopped,
  };
}

function answer(dishes: Readonly<Record<string, Dish>>, given: readonly string[], limit = 3) {
  // What it reads of a dish is the two lists.
  return goesWellWith(menuOf(dishes) as unknown as Parameters<typeof goesWellWith>[0], given, { now: NOW, limit });
}

test('what staff recommend comes before what is ordered together', () => {
  const dishes = { pizza: { goesWellWithIds: ['beer'], orderedWithIds: ['cola', 'beer'] }, beer: {}, cola: {} };
  expect(answer(dishes, ['pizza'])).toEqual(['beer', 'cola']);
});

test('what goes with more dishes of a cart comes first, and nothing that is in it', () => {
  const dishes = {
    pizza: { orderedWithIds: ['salad', 'cola'] },
    soup: { orderedWithIds: ['bread', 'cola'] },
    salad: {},
    bread: {},
    cola: {},
  };
  expect(answer(dishes, ['pizza', 'soup'], 2)).toEqual(['cola', 'salad']);
  expect(answer(dishes, ['pizza', 'soup', 'cola'])).toEqual(['salad', 'bread']);
});

test('never a dish that is stopped, hidden, deleted or given, none twice, and no more than wanted', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const list = fc.uniqueArray(fc.constantFrom(...ids, 'deleted'));
  const dish = fc.record({
    goesWellWithIds: list,
    orderedWithIds: list,
    isHidden: fc.boolean(),
    isStopped: fc.boolean(),
  });
  const menu = fc.record({ a: dish, b: dish, c: dish, d: dish, e: dish, f: dish });
  fc.assert(
    fc.property(menu, list, fc.nat(4), (dishes, given, limit) => {
      const found = answer(dishes, given, limit);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(limit);
      const byId: Readonly<Record<string, Dish>> = dishes;
      for (const id of found) {
        expect(given).not.toContain(id);
        expect(byId[id]).toMatchObject({ isHidden: false, isStopped: false });
      }
    }),
  );
});
