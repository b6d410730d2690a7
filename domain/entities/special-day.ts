import type { Entity } from './entity';

/** A date with hours of its own. */
export const specialDay = {
  typename: 'SpecialDay',
  fields: {
    date: { kind: 'date', isRequired: true },
    intervals: { kind: 'own', parts: '{ from to }', isRequired: true },
    note: { kind: 'localized', maximum: 200 },
    isNotePublic: { kind: 'flag', initial: false },
  },
} as const satisfies Entity;
