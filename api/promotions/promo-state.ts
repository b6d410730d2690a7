import type { Database } from '../db/client';
import type { Prisma, PromoCode } from '../generated/prisma/client';

/** Whether shoppers can use a code. */
export const PROMO_STATES = ['VALID', 'FUTURE', 'OVER', 'USED_UP', 'OFF'] as const;
export type PromoState = (typeof PROMO_STATES)[number];

type PromoRules = Pick<PromoCode, 'isActive' | 'startsAt' | 'endsAt' | 'totalLimit' | 'used'>;

/** What no time can change comes first. */
export function promoState({ isActive, startsAt, endsAt, totalLimit, used }: PromoRules, now: Date): PromoState {
  if (!isActive) return 'OFF';
  if (totalLimit !== null && used >= totalLimit) return 'USED_UP';
  if (endsAt !== null && now >= endsAt) return 'OVER';
  return startsAt !== null && now < startsAt ? 'FUTURE' : 'VALID';
}

/** The codes that `promoState` has in a state, for a query. */
export function promosInState(db: Database, state: PromoState, now: Date): Prisma.PromoCodeWhereInput {
  if (state === 'OFF') return { isActive: false };
  const limit = db.promoCode.fields.totalLimit;
  if (state === 'USED_UP') return { isActive: true, totalLimit: { not: null }, used: { gte: limit } };
  const usable: Prisma.PromoCodeWhereInput = {
    isActive: true,
    OR: [{ totalLimit: null }, { used: { lt: limit } }],
  };
  if (state === 'OVER') return { AND: [usable, { endsAt: { lte: now } }] };
  const lasting: Prisma.PromoCodeWhereInput = { OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  if (state === 'FUTURE') return { AND: [usable, lasting, { startsAt: { gt: now } }] };
  return { AND: [usable, lasting, { OR: [{ startsAt: null }, { startsAt: { lte: now } }] }] };
}
