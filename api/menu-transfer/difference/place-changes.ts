import type { Locale } from '../../../domain/locale';
import { writePlaces } from '../files/place-text';
import { placesByProduct } from '../files/product-places';
import type { MenuTables } from '../tables/menu-tables';
import type { MenuDifference } from './difference';

export interface FieldChange {
  /** As the files call it. */
  readonly field: string;
  /** As a table writes it; empty where there was nothing, or where only the order is other. */
  readonly from: string;
  readonly to: string;
}

/** Products that go to other categories, and categories whose products go into another order, by their ids. */
export function placeChanges(
  before: MenuTables,
  after: MenuTables,
  { difference, locale }: { readonly difference: MenuDifference; readonly locale: Locale },
): ReadonlyMap<string, FieldChange[]> {
  const { created, removed, changed } = difference.places;
  const old = placesByProduct(before, locale);
  const next = placesByProduct(after, locale);
  const moved = new Set([...created, ...removed].map(({ productId }) => productId));
  const changes = new Map(
    [...moved].map((id) => {
      const texts = { from: writePlaces(old.placesOf(id)), to: writePlaces(next.placesOf(id)) };
      return [id, [{ field: 'categories', ...texts }]];
    }),
  );
  for (const { after: place } of changed) {
    changes.set(place.categoryId, [{ field: 'products', from: '', to: '' }]);
  }
  return changes;
}
