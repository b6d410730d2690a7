import type { Locale } from '../../domain/locale';
import type { Localized } from '../../domain/localized';
import type { Allergen, ProductTag } from '../generated/prisma/client';

/** Where on a dish a word can stand. */
export const SEARCH_FIELDS = ['NAME', 'CATEGORY', 'TAG', 'CHOICE', 'DESCRIPTION'] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** A dish of the menu with all that it can be found by. */
export interface SearchDocument {
  readonly id: string;
  readonly tags: readonly ProductTag[];
  readonly allergens: readonly Allergen[];
  readonly texts: readonly { readonly field: SearchField; readonly text: Localized }[];
}

/** How much a word counts for, by where it stands. */
const WEIGHTS: Readonly<Record<SearchField, number>> = {
  NAME: 10,
  CATEGORY: 4,
  TAG: 3,
  CHOICE: 2.5,
  DESCRIPTION: 2,
};
/** Of a word in the language that the reader does not read. */
const OTHER_LANGUAGE = 0.8;

export function weightOf(field: SearchField, locale: Locale, reader: Locale): number {
  return WEIGHTS[field] * (locale === reader ? 1 : OTHER_LANGUAGE);
}
