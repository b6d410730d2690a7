import type { DraftCategory, DraftMenu } from '../tables/menu-draft';
import type { ReadRow } from './csv-cells';
import { readPlaces } from './place-text';

interface OpenCategory extends DraftCategory {
  readonly products: number[];
}

/**
 * The menus and categories that the rows name. A product's first category comes before the others: rows go by it, so
 * that a table with all categories makes them in their order.
 */
export function gatherPlaces(rowsOf: readonly (readonly ReadRow[])[]): DraftMenu[] {
  const menus = new Map<string, Map<string, OpenCategory>>();
  const places = rowsOf.map((rows) => {
    const cells = rows[0]?.cells;
    const cell = cells?.text('categories') ?? '';
    return readPlaces(cell) ?? cells?.fault('categories', 'NO_CATEGORY_NAMED') ?? [];
  });
  const open = (menu: string, category: string, row: number | null) => {
    const categories = menus.get(menu) ?? new Map<string, OpenCategory>();
    menus.set(menu, categories);
    const found = categories.get(category) ?? { row, key: category, products: [] };
    categories.set(category, found);
    return found;
  };
  const rowOf = (index: number) => rowsOf[index]?.[0]?.cells.row ?? null;
  places.forEach(([first], index) => {
    if (first) open(first.menu, first.category, rowOf(index));
  });
  places.forEach((entries, index) => {
    for (const { menu, category } of entries) {
      const { products } = open(menu, category, rowOf(index));
      if (!products.includes(index)) products.push(index);
    }
  });
  return [...menus].map(([menu, categories]) => ({
    row: [...categories.values()][0]?.row ?? null,
    key: menu,
    categories: [...categories.values()],
  }));
}
