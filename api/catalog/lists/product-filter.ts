import { LOCALES } from '../../../domain/locale';
import { Prisma } from '../../generated/prisma/client';

/** What staff narrow the list of products down by; what is left out narrows nothing. */
export interface ProductFilter {
  /** Words that all have to stand somewhere in what the product, its variants and its options are called. */
  readonly search?: string | null;
  readonly categoryId?: string | null;
  readonly isSoldOut?: boolean | null;
  readonly hasPhoto?: boolean | null;
  readonly hasCategory?: boolean | null;
  /** Whether a name or a description stands in one language and not in the other. */
  readonly isTranslated?: boolean | null;
}

const LONGEST_SEARCH = 100;
/** More words than that narrow nothing down any further. */
const MOST_WORDS = 6;

type Where = Prisma.ProductWhereInput;

/** Prisma hands `contains` on to LIKE, whose own signs mean themselves here. */
const literal = (word: string) => word.replace(/[%_\\]/g, '\\$&');

function named(word: string): { name: Prisma.JsonFilter }[] {
  return LOCALES.map((locale) => ({ name: { path: [locale], string_contains: literal(word), mode: 'insensitive' } }));
}

function withWord(word: string): Where {
  return {
    OR: [
      ...named(word),
      { variants: { some: { OR: [...named(word), { sku: { contains: literal(word), mode: 'insensitive' } }] } } },
      { optionGroups: { some: { options: { some: { OR: named(word) } } } } },
    ],
  };
}

const withEachWord = (search: string): Where[] =>
  search.normalize('NFC').slice(0, LONGEST_SEARCH).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(withWord);

/** What can be ordered, and what can't: neither is the other turned round, since SQL's `not` makes nothing of a null. */
function saleStates(now: Date): { onSale: Where; soldOut: Where } {
  const onSale = { isAvailable: true, OR: [{ stoppedUntil: null }, { stoppedUntil: { lte: now } }] };
  return {
    onSale: { ...onSale, variants: { some: onSale } },
    soldOut: { OR: [{ isAvailable: false }, { stoppedUntil: { gt: now } }, { variants: { none: onSale } }] },
  };
}

/** A name in each language, and a description in each or in none; the other way round for the same reason apart. */
function translationStates(): { translated: Where; untranslated: Where } {
  const has = (column: 'name' | 'description') =>
    LOCALES.map((locale) => ({ [column]: { path: [locale], string_contains: '' } }));
  const lacks = (column: 'name' | 'description') =>
    LOCALES.map((locale) => ({ [column]: { path: [locale], equals: Prisma.AnyNull } }));
  return {
    translated: { AND: [...has('name'), { OR: [{ AND: has('description') }, { AND: lacks('description') }] }] },
    untranslated: { OR: [...lacks('name'), { AND: [{ OR: has('description') }, { OR: lacks('description') }] }] },
  };
}

/** @param isWanted - null or undefined: either way. */
const either = (isWanted: boolean | null | undefined, yes: Where, no: Where): Where[] =>
  isWanted === null || isWanted === undefined ? [] : [isWanted ? yes : no];

export function productsMatching(filter: ProductFilter, now: Date): Where {
  const { categoryId } = filter;
  const { onSale, soldOut } = saleStates(now);
  const { translated, untranslated } = translationStates();
  return {
    AND: [
      ...withEachWord(filter.search ?? ''),
      ...(categoryId ? [{ categories: { some: { categoryId } } }] : []),
      ...either(filter.isSoldOut, soldOut, onSale),
      ...either(filter.hasPhoto, { photoId: { not: null } }, { photoId: null }),
      ...either(filter.hasCategory, { categories: { some: {} } }, { categories: { none: {} } }),
      ...either(filter.isTranslated, translated, untranslated),
    ],
  };
}
