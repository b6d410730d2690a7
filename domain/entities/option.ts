import { OPTIONS_LIMIT, SHORT_NAME_LENGTH, SKU_LENGTH } from '../catalog-limits';
import { MENU_OPTION_KINDS } from '../option-kind';
import type { Entity } from './entity';

/** One choice of a group: “Thin”. */
export const option = {
  typename: 'Option',
  limit: OPTIONS_LIMIT,
  within: 'optionGroupId',
  fields: {
    optionGroupId: { kind: 'id', isRequired: true, isFixed: true },
    name: { kind: 'localized', maximum: SHORT_NAME_LENGTH, isRequired: true },
    kind: { kind: 'choice', values: MENU_OPTION_KINDS },
    sku: { kind: 'text', maximum: SKU_LENGTH, isNullable: true },
    priceDifference: { kind: 'price' },
    isAvailable: { kind: 'flag', initial: true },
    nutrition: { kind: 'own', parts: '{ calories protein fat carbohydrate }', isNullable: true },
    allergens: { kind: 'own' },
  },
} as const satisfies Entity;
