import type { Entity } from './entity';

/** A place in the kitchen where dishes are made. */
export const station = {
  typename: 'Station',
  limit: 20,
  fields: { name: { kind: 'localized', maximum: 40, isRequired: true } },
} as const satisfies Entity;
