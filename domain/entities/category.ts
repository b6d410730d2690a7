import type { Entity } from './entity';

/** A part of a menu. */
export const category = {
  typename: 'Category',
  plural: 'Categories',
  limit: 100,
  within: 'menuId',
  fields: {
    menuId: { kind: 'id', isRequired: true, isFixed: true },
    name: { kind: 'localized', maximum: 120, isRequired: true },
    slug: { kind: 'text', maximum: 80, isNullable: true },
    icon: { kind: 'text', minimum: 1, maximum: 60, isNullable: true },
    isActive: { kind: 'flag', initial: true },
  },
} as const satisfies Entity;
