import type { Entity } from './entity';

export const menu = {
  typename: 'Menu',
  limit: 20,
  fields: {
    name: { kind: 'localized', maximum: 120, isRequired: true },
    isActive: { kind: 'flag', initial: true },
  },
} as const satisfies Entity;
