import { LOCALES } from '../../../domain/locale';
import type { DraftProduct } from '../tables/menu-draft';
import type { ReadRow } from './csv-cells';
import { type CsvColumn, inEach } from './csv-columns';

/** By which the rows of one product are known: its slug, else its name, else each row stands for itself. */
function keyOf({ product, cells }: ReadRow): string {
  if (product.slug) return `slug ${product.slug}`;
  const name = LOCALES.map((locale) => product.name?.[locale] ?? '');
  return name.some(Boolean) ? `name ${JSON.stringify(name)}` : `row ${cells.row}`;
}

/** Columns that say something of the product; the later rows of one may leave them empty. */
const SHARED: readonly CsvColumn[] = [
  ...inEach('name'),
  ...inEach('description'),
  ...(['categories', 'available', 'tags'] as const),
  ...(['allergens', 'calories', 'protein', 'fat', 'carbohydrate', 'vat', 'goes_well_with'] as const),
];

function holdAgainst(first: ReadRow, row: ReadRow): void {
  for (const column of SHARED) {
    const text = row.cells.text(column);
    if (text && text !== first.cells.text(column)) {
      row.cells.fault(column, 'CONTRADICTS_ROW', { row: first.cells.row });
    }
  }
}

/** Rows that name the same product, as products with their variants. The first row speaks for the product. */
export function gatherProducts(rows: readonly ReadRow[]): {
  products: DraftProduct[];
  rowsOf: readonly (readonly ReadRow[])[];
} {
  const groups = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (!group) groups.set(keyOf(row), [row]);
    else {
      if (group[0]) holdAgainst(group[0], row);
      group.push(row);
    }
  }
  const rowsOf = [...groups.values()];
  const products = rowsOf.flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first.product, variants: group.map(({ variant }) => variant) }] : [];
  });
  return { products, rowsOf };
}
