import { CATEGORIES_LIMIT, SLUG_LENGTH, TITLE_LENGTH } from '../catalog-limits';
import type { Entity } from './entity';

/** A part of a menu. */
export const category = {
  typename: 'Category',
  plural: 'Categories',
  limit: CATEGORIES_LIMIT,
  within: 'menuId',
  fields: {
    menuId: { kind: 'id', isRequired: true, isFixed: true },
    name: { kind: 'localized', maximum: TITLE_LENGTH, isRequired: true },
    slug: { kind: 'text', maximum: SLUG_LENGTH, isNullable: true },
    icon: { kind: 'text', minimum: 1, maximum: 60, isNullable: true },
    isActive: { kind: 'flag', initial: true },
  },
} as const satisfies Entity;
