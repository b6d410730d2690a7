import type { ProductEntry } from '../read-model/catalog-tables';

/** What is asked of the menu: see `CatalogTables`. */
interface Menu {
  readonly entries: ReadonlyMap<string, Pick<ProductEntry, 'product'>>;
  readonly isOnTheMenu: (productId: string) => boolean;
  readonly isOnSale: (productId: string, now: Date) => boolean;
}

/**
 * Dishes that go well with some others: what staff recommend, then what is often in the same order; of both, what goes
 * with more of them comes first. Only dishes that can be ordered now, and none of those that were given.
 *
 * @param given - ids of products; what the menu does not have is passed over.
 * @returns ids of products.
 */
export function goesWellWith(
  menu: Menu,
  given: readonly string[],
  { now, limit }: { readonly now: Date; readonly limit: number },
): string[] {
  const own = new Set(given);
  const products = [...own].flatMap((id) => menu.entries.get(id)?.product ?? []);
  const recommended = products.map(({ goesWellWithIds }) => goesWellWithIds);
  const counted = products.map(({ orderedWithIds }) => orderedWithIds);
  const all = new Set([...mostNamedFirst(recommended), ...mostNamedFirst(counted)]);
  return [...all].filter((id) => !own.has(id) && menu.isOnTheMenu(id) && menu.isOnSale(id, now)).slice(0, limit);
}

/** Those that are named equally often come by their places in the lists. */
function mostNamedFirst(lists: readonly (readonly string[])[]): string[] {
  const found = new Map<string, { count: number; place: number }>();
  for (const list of lists) {
    for (const [place, id] of list.entries()) {
      const known = found.get(id);
      found.set(id, { count: (known?.count ?? 0) + 1, place: Math.min(known?.place ?? place, place) });
    }
  }
  return [...found]
    .toSorted(([, one], [, other]) => other.count - one.count || one.place - other.place)
    .map(([id]) => id);
}
