import { type CsvCell, type CsvSeparator, toCsv } from '../../../domain/csv';
import { LOCALES, type Locale } from '../../../domain/locale';
import type { Localized } from '../../../domain/localized';
import { minor, toDecimal } from '../../../domain/money';
import { fromStoredWeight } from '../../../domain/weight';
import { grouped, type MenuTables, type ProductRow, type VariantRow } from '../tables/menu-tables';
import { CSV_COLUMNS, type CsvColumn } from './csv-columns';
import { writePlaces } from './place-text';
import { placesByProduct } from './product-places';

export interface CsvOptions {
  readonly separator: CsvSeparator;
  /** The shop's own language, which categories are named in. */
  readonly locale: Locale;
}

type Cells = Readonly<Record<CsvColumn, CsvCell>>;

/** The cells of a text, one for each language. */
function cellsOf<Field extends string>(field: Field, text: Localized): Record<`${Field}_${Locale}`, string> {
  return Object.fromEntries(LOCALES.map((locale) => [`${field}_${locale}`, text[locale] ?? ''])) as Record<
    `${Field}_${Locale}`,
    string
  >;
}

interface ProductWords {
  readonly places: string;
  /** By the ids of products. */
  readonly slugs: ReadonlyMap<string, string>;
}

function productCells(product: ProductRow, { places, slugs }: ProductWords) {
  const { slug, name, description } = product;
  return {
    slug,
    ...cellsOf('name', name),
    ...cellsOf('description', description),
    categories: places,
    available: product.isAvailable ? 'yes' : 'no',
    tags: product.tags.map((tag) => tag.toLowerCase()).join(', '),
    allergens: product.allergens.map((allergen) => allergen.toLowerCase()).join(', '),
    calories: product.calories,
    protein: product.protein,
    fat: product.fat,
    carbohydrate: product.carbohydrate,
    vat: product.taxClass?.toLowerCase() ?? '',
    goes_well_with: product.goesWellWithIds.flatMap((id) => slugs.get(id) ?? []).join(', '),
  };
}

function variantCells({ name, sku, price, weight, unit, isAvailable }: VariantRow) {
  return {
    ...cellsOf('variant', name),
    sku,
    price: { decimal: toDecimal(minor(price)) },
    weight: weight === null ? null : fromStoredWeight(weight, unit),
    unit: unit.toLowerCase(),
    variant_available: isAvailable ? 'yes' : 'no',
  };
}

/**
 * The menu as a table with one row a variant, for spreadsheets: dishes in the order of the menu, those that stand in no
 * category at the end. Option groups, icons and what only a category has are in the JSON file alone.
 */
export function writeCsv(tables: MenuTables, { separator, locale }: CsvOptions): string {
  const variants = grouped(tables.variants, ({ productId }) => productId);
  const { placesOf, ordered } = placesByProduct(tables, locale);
  const slugs = new Map(tables.products.map(({ id, slug }) => [id, slug]));
  const rows = ordered.flatMap((product): Cells[] => {
    const cells = productCells(product, { places: writePlaces(placesOf(product.id)), slugs });
    return (variants.get(product.id) ?? []).map((variant) => ({ ...cells, ...variantCells(variant) }));
  });
  return toCsv([CSV_COLUMNS, ...rows.map((cells) => CSV_COLUMNS.map((column) => cells[column]))], separator);
}
