import { SLUG_LENGTH } from '../catalog-limits';
import type { Entity } from './entity';

/** A page of text. */
export const page = {
  typename: 'Page',
  limit: 100,
  fields: {
    slug: { kind: 'text', maximum: SLUG_LENGTH, isNullable: true },
    title: { kind: 'localized', maximum: 120, isRequired: true },
    // Both languages together pass the limit of a request's body.
    body: { kind: 'localized', maximum: 50_000 },
    seoDescription: { kind: 'localized', maximum: 300 },
    isPublished: { kind: 'flag', initial: false },
  },
} as const satisfies Entity;
