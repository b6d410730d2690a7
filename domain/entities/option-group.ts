import { OPTION_GROUPS_LIMIT, OPTIONS_LIMIT, SHORT_NAME_LENGTH, SKU_LENGTH } from '../catalog-limits';
import type { Entity } from './entity';

/** Something to choose about a product: “Crust”. */
export const optionGroup = {
  typename: 'OptionGroup',
  limit: OPTION_GROUPS_LIMIT,
  within: 'productId',
  fields: {
    productId: { kind: 'id', isRequired: true, isFixed: true },
    name: { kind: 'localized', maximum: SHORT_NAME_LENGTH, isRequired: true },
    sku: { kind: 'text', maximum: SKU_LENGTH, isNullable: true },
    minimum: { kind: 'integer', minimum: 0, maximum: OPTIONS_LIMIT },
    maximum: { kind: 'integer', minimum: 1, maximum: OPTIONS_LIMIT },
    options: { kind: 'own', isFixed: true },
  },
} as const satisfies Entity;
