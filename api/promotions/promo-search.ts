import type { Prisma } from '../generated/prisma/client';
import { spellPromoCode } from './promo-text';

/** Matches promo codes by a part of the code, ignoring case and spaces. */
export function readPromoSearch(typed: string): Prisma.PromoCodeWhereInput {
  const text = spellPromoCode(typed);
  // Prisma hands `contains` on to LIKE, whose own signs mean themselves here.
  return text === '' ? {} : { code: { contains: text.replace(/[%_\\]/g, '\\$&') } };
}
