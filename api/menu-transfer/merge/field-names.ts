import type { FieldName } from './merge-scope';

/** How a file names what it says of a product and of its parts. */
export interface FieldNames {
  readonly product: FieldName;
  /** @param index - of the variant, from 0. */
  readonly variant: (index: number) => FieldName;
}

const TABLE_NAMES: Readonly<Record<string, string>> = {
  isAvailable: 'available',
  nutrition: 'protein',
  taxClass: 'vat',
  goesWellWith: 'goes_well_with',
};

/** As the table's columns are called. */
export const TABLE_FIELDS: FieldNames = {
  product: ([field = '', part]) => {
    if (field === 'nutrition' && part) return part;
    return part ? `${field}_${part}` : (TABLE_NAMES[field] ?? field);
  },
  variant:
    () =>
    ([field = '', part]) => {
      if (field === 'name') return `variant_${part}`;
      return field === 'isAvailable' ? 'variant_available' : field;
    },
};

/** As the JSON file nests them; counted from 1, as people count. */
export const TREE_FIELDS: FieldNames = {
  product: (path) => path.join('.'),
  variant: (index) => (path) => `variants[${index + 1}].${path.join('.')}`,
};
