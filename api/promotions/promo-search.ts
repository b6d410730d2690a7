import type { Prisma } from '../generated/prisma/client';
import { spellPromoCode } from './promo-text';

/** Which codes a search means: a part of the code, in whatever case and with whatever spaces it is typed. */
export function readPromoSearch(typed: string): Prisma.PromoCodeWhereInput {
  const text = spellPromoCode(typed);
  // Prisma hands `contains` on to LIKE, whose own signs mean themselves here.
  return text === '' ? {} : { code: { contains: text.replace(/[%_\\]/g, '\\$&') } };
}
