import type { CatalogTables } from '../read-model/catalog-tables';

/** Ids of the dishes that shoppers see, that are popular and can be ordered now: the most ordered first. */
export function popularDishes(catalog: CatalogTables, now: Date): string[] {
  return [...catalog.shownEntries()]
    .flatMap(({ product: { id, popularRank: rank } }) => (rank === null ? [] : { id, rank }))
    .filter(({ id }) => catalog.isOnSale(id, now))
    .sort((one, other) => one.rank - other.rank)
    .map(({ id }) => id);
}

/** The popular dishes, then the first of each category, the second of each: a shop without orders shows all that it cooks. */
export function popularFirst(catalog: CatalogTables, now: Date): string[] {
  const turns = new Map<string, number>();
  const others = [...catalog.shownEntries()]
    .filter(({ product }) => catalog.isOnSale(product.id, now))
    .map((entry) => {
      const category = catalog.categoriesShowing(entry)[0]?.id ?? '';
      const turn = turns.get(category) ?? 0;
      turns.set(category, turn + 1);
      return { id: entry.product.id, turn };
    })
    .sort((one, other) => one.turn - other.turn);
  return [...new Set([...popularDishes(catalog, now), ...others.map(({ id }) => id)])];
}
