import { LOCALES, type Locale } from '../../../domain/locale';

/** A column for each language: `name_en`, `name_ru`. */
export function inEach<Field extends string>(field: Field): `${Field}_${Locale}`[] {
  return LOCALES.map((locale) => `${field}_${locale}` as const);
}

/** The table's columns, in the order of an export; docs/owner/menu-files.md says what each may hold. */
export const PRODUCT_COLUMNS = [
  'slug',
  ...inEach('name'),
  ...inEach('description'),
  'categories',
  'available',
  'tags',
  'allergens',
  'calories',
  'protein',
  'fat',
  'carbohydrate',
  'vat',
  'goes_well_with',
] as const;

export const VARIANT_COLUMNS = [...inEach('variant'), 'sku', 'price', 'weight', 'unit', 'variant_available'] as const;

export const CSV_COLUMNS = [...PRODUCT_COLUMNS, ...VARIANT_COLUMNS] as const;

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** How people who make such a table by hand call them. */
const ALIASES: Readonly<Record<string, CsvColumn>> = {
  адрес: 'slug',
  название: 'name_ru',
  name: 'name_en',
  описание: 'description_ru',
  description: 'description_en',
  категория: 'categories',
  категории: 'categories',
  category: 'categories',
  доступно: 'available',
  метки: 'tags',
  аллергены: 'allergens',
  калории: 'calories',
  белки: 'protein',
  жиры: 'fat',
  углеводы: 'carbohydrate',
  ндс: 'vat',
  сочетается_с: 'goes_well_with',
  carbs: 'carbohydrate',
  вариант: 'variant_ru',
  variant: 'variant_en',
  артикул: 'sku',
  цена: 'price',
  вес: 'weight',
  единица: 'unit',
};

/** @returns null for a column that is not ours. */
export function columnOf(head: string): CsvColumn | null {
  const name = head
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return CSV_COLUMNS.find((column) => column === name) ?? ALIASES[name] ?? null;
}
