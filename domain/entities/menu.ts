import { MENUS_LIMIT, TITLE_LENGTH } from '../catalog-limits';
import type { Entity } from './entity';

export const menu = {
  typename: 'Menu',
  limit: MENUS_LIMIT,
  fields: {
    name: { kind: 'localized', maximum: TITLE_LENGTH, isRequired: true },
    isActive: { kind: 'flag', initial: true },
  },
} as const satisfies Entity;
