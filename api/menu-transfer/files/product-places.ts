import type { Locale } from '../../../domain/locale';
import { type CategoryRow, grouped, type MenuTables, type ProductRow } from '../tables/menu-tables';
import type { PlaceText } from './place-text';

/** A category by its name where that is clear, else by its slug. */
function nameOf(category: CategoryRow, siblings: readonly CategoryRow[], locale: Locale): string {
  const name = category.name[locale] ?? '';
  const isClear = siblings.every(
    ({ id, name: other, slug }) => id === category.id || (other[locale] !== name && slug !== name),
  );
  return name !== '' && isClear ? name : category.slug;
}

/** Where each product stands, in words, and the products in the order in which a reader of the menu meets them. */
export function placesByProduct(tables: MenuTables, locale: Locale) {
  const categories = grouped(tables.categories, ({ menuId }) => menuId);
  const places = grouped(tables.places, ({ categoryId }) => categoryId);
  const products = new Map(tables.products.map((product) => [product.id, product]));
  const texts = new Map<string, PlaceText[]>();
  const ordered = new Map<string, ProductRow>();
  for (const menu of tables.menus) {
    const siblings = categories.get(menu.id) ?? [];
    for (const category of siblings) {
      const text = { menu: menu.name[locale] ?? '', category: nameOf(category, siblings, locale) };
      for (const { productId } of places.get(category.id) ?? []) {
        const product = products.get(productId);
        if (product) ordered.set(productId, product);
        texts.set(productId, [...(texts.get(productId) ?? []), text]);
      }
    }
  }
  for (const product of tables.products) if (!ordered.has(product.id)) ordered.set(product.id, product);
  return {
    placesOf: (productId: string): readonly PlaceText[] => texts.get(productId) ?? [],
    ordered: [...ordered.values()],
  };
}
