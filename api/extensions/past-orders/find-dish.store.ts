import { parseLocalized } from '../../../domain/localized';
import type { Transaction } from '../../db/client';
import type { PastLine } from './past-order';

/** @returns the id of the variant of today's menu that a line was, or null. */
export type DishFinder = (line: Pick<PastLine, 'dish' | 'variant' | 'sku'>) => string | null;

const plain = (text: string) => text.trim().toLowerCase();
const namesOf = (json: unknown) => Object.values(parseLocalized(json)).map(plain);

/** Finds dishes by SKU, else by their names in any language: what is ordered often, and orders to repeat, lead to them. */
export async function readDishFinder(db: Pick<Transaction, 'variant'>, channelId: string): Promise<DishFinder> {
  const variants = await db.variant.findMany({
    where: { product: { channelId } },
    select: { id: true, sku: true, name: true, product: { select: { id: true, name: true } } },
    orderBy: { position: 'asc' },
  });
  const bySku = new Map(variants.flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id] as const])));
  const byDish = new Map<string, { id: string; names: readonly string[] }[]>();
  for (const { id, name, product } of variants) {
    for (const dish of new Set(namesOf(product.name))) {
      byDish.set(dish, [...(byDish.get(dish) ?? []), { id, names: namesOf(name) }]);
    }
  }
  return ({ sku, dish, variant }) => {
    const known = sku === null ? undefined : bySku.get(sku);
    if (known) return known;
    const own = byDish.get(plain(dish)) ?? [];
    const named = own.find(({ names }) => names.includes(plain(variant)));
    return (named ?? (own.length === 1 ? own[0] : undefined))?.id ?? null;
  };
}
