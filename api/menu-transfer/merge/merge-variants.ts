import { VARIANTS_LIMIT } from '../../../domain/catalog-limits';
import { fromStoredWeight } from '../../../domain/weight';
import { weightColumn } from '../../catalog/products/variant-input';
import type { DraftVariant } from '../tables/menu-draft';
import type { VariantRow } from '../tables/menu-tables';
import { arranged, NO_PLACE } from './arrange';
import type { FieldNames } from './field-names';
import { matched } from './match';
import { entriesOf, isEqual, type MergeScope, nameKey, patched } from './merge-scope';

const NEW_VARIANT = {
  id: '',
  productId: '',
  name: {},
  price: 0,
  weight: null,
  unit: 'G',
  sku: null,
  isAvailable: true,
  position: NO_PLACE,
} satisfies VariantRow;

/** In the unit, as the file says it; ounces that come back as they went out are the grams that they were. */
function weightOf(stored: VariantRow, { weight, unit = stored.unit }: DraftVariant): number | null {
  if (weight === undefined) return stored.weight;
  if (weight === null) return null;
  const isSame = unit === stored.unit && stored.weight !== null && fromStoredWeight(stored.weight, unit) === weight;
  return isSame ? stored.weight : weightColumn(weight, unit);
}

interface VariantSource {
  readonly draft: DraftVariant;
  readonly stored: VariantRow | null;
  readonly productId: string;
  readonly index: number;
}

function mergeVariant(scope: MergeScope, { draft, stored, productId, index }: VariantSource, names: FieldNames) {
  const { row } = draft;
  const base = stored ?? { ...NEW_VARIANT, productId };
  const nameOf = names.variant(index);
  if (!stored && draft.price === undefined) {
    scope.fault(row, nameOf(['price']), 'REQUIRED');
    return null;
  }
  const weight = scope.attempt(row, nameOf, {}, () => ({ column: weightOf(base, draft) }));
  if (!weight) return null;
  const { price = base.price, unit = base.unit, isAvailable = base.isAvailable } = draft;
  const sku = draft.sku === undefined ? base.sku : draft.sku || null;
  const next = { ...base, price, unit, sku, isAvailable, name: patched(base.name, draft.name), weight: weight.column };
  if (stored && isEqual(stored, next)) return stored;
  const input = { price, unit, sku, isAvailable, weight: null, name: entriesOf(next.name) };
  const data = scope.checked(scope.schemas.variant, input, { row, nameOf });
  if (!data) return null;
  return { ...next, ...data, weight: next.weight, id: stored?.id ?? scope.rules.newId() };
}

/** A product's variants with what the file says of them. */
export function mergeVariants(
  scope: MergeScope,
  { productId, row }: { readonly productId: string; readonly row: number },
  { drafts, stored, names }: { drafts: readonly DraftVariant[]; stored: readonly VariantRow[]; names: FieldNames },
): VariantRow[] {
  const { locale, isOrdered, removesMissing } = scope.rules;
  // A table without columns of variants is about the dish alone.
  const isOfDish = !isOrdered && drafts.every(({ row: _row, ...rest }) => Object.keys(rest).length === 0);
  if (isOfDish && stored.length > 0) return [...stored];
  const rows = matched(drafts, stored, [
    { draft: ({ sku }) => sku || null, row: ({ sku }) => sku },
    { draft: ({ name }) => nameKey(name, locale), row: ({ name }) => nameKey(name, locale) ?? '' },
  ]);
  const merged = drafts.flatMap((draft, index) => {
    const known = rows[index] ?? null;
    if (!known && stored.length > 0 && !draft.sku && !nameKey(draft.name, locale)) {
      scope.fault(draft.row, names.variant(index)(['name', locale]), 'WHICH_VARIANT');
      return [];
    }
    const variant = mergeVariant(scope, { draft, stored: known, productId, index }, names);
    if (variant) scope.rows.set(variant.id, draft.row);
    return variant ?? [];
  });
  if (drafts.length === 0 && stored.length === 0) scope.fault(row, names.variant(0)(['price']), 'REQUIRED');
  const list = arranged(stored, merged, { isOrdered, removesMissing: removesMissing && drafts.length > 0 });
  if (list.length > VARIANTS_LIMIT) scope.fault(row, null, 'TOO_MANY_ENTRIES', { maximum: VARIANTS_LIMIT });
  return list;
}
