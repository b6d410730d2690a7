import { slugFrom, uniqueSlug } from '../../catalog/slug';
import type { DraftProduct } from '../tables/menu-draft';
import type { ProductRow } from '../tables/menu-tables';
import type { FieldNames } from './field-names';
import type { FoundProduct } from './find-products';
import { entriesOf, isEqual, type MergeScope, patched } from './merge-scope';

const NEW_PRODUCT = {
  id: '',
  slug: '',
  name: {},
  description: {},
  isAvailable: true,
  calories: null,
  protein: null,
  fat: null,
  carbohydrate: null,
  tags: [],
  allergens: [],
  taxClass: null,
  goesWellWithIds: [],
} satisfies ProductRow;

function candidate(stored: ProductRow, draft: DraftProduct): ProductRow {
  const { name, description, isAvailable, calories, protein, fat, carbohydrate, tags, allergens, taxClass } = draft;
  const nutrition = { calories, protein, fat, carbohydrate };
  const said = Object.entries({ isAvailable, ...nutrition, tags, allergens, taxClass }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    ...stored,
    ...Object.fromEntries(said),
    name: patched(stored.name, name),
    description: patched(stored.description, description),
  };
}

/**
 * A product with what the file says of it. The slug stays: an address that people know is changed on the product's page.
 *
 * @param taken - slugs that stand in the shop or in the file.
 * @returns null when the file says what can't be; the scope has the faults then.
 */
export function mergeProduct(
  scope: MergeScope,
  { stored, draft }: FoundProduct,
  { taken, names }: { readonly taken: Set<string>; readonly names: FieldNames },
): ProductRow | null {
  const next = candidate(stored ?? NEW_PRODUCT, draft);
  if (stored && isEqual(stored, next)) return stored;
  const { calories, protein, fat, carbohydrate } = next;
  const input = {
    name: entriesOf(next.name),
    description: entriesOf(next.description),
    slug: stored?.slug ?? draft.slug ?? '',
    isAvailable: next.isAvailable,
    nutrition: { calories, protein, fat, carbohydrate },
    tags: [...next.tags],
    allergens: [...next.allergens],
    taxClass: next.taxClass,
    goesWellWithIds: [],
  };
  const data = scope.checked(scope.schemas.product, input, { row: draft.row, nameOf: names.product });
  if (!data) return null;
  // What is recommended with it may still be missing: mergeRecommended looks it up.
  const { nutrition, slug, goesWellWithIds: _none, ...columns } = data;
  const id = stored?.id ?? scope.rules.newId();
  return { ...next, ...columns, ...nutrition, id, slug: slug || freeSlug(columns.name[scope.rules.locale], taken) };
}

function freeSlug(name: string | undefined, taken: Set<string>): string {
  const slug = uniqueSlug(slugFrom(name ?? ''), taken, 'dish');
  taken.add(slug);
  return slug;
}
