import fc from 'fast-check';
import type { PromoTerms } from '../../domain/promo';

const NO_TERMS: PromoTerms = {
  code: 'WELCOME10',
  kind: 'PERCENT',
  percent: 10,
  amount: null,
  minimum: null,
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  perClientLimit: null,
  used: 0,
  isActive: true,
};

/** Ten percent off, for everyone and always; `terms` replaces any of it. */
export function promoTerms(terms: Partial<PromoTerms> = {}): PromoTerms {
  return { ...NO_TERMS, ...terms };
}

/** Any code that can be used at once, without a minimum. */
export const anyEffect: fc.Arbitrary<PromoTerms> = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => promoTerms({ percent })),
  fc.integer({ min: 1, max: 3_000_000 }).map((amount) => promoTerms({ kind: 'AMOUNT', percent: null, amount })),
  fc.constant(promoTerms({ kind: 'FREE_DELIVERY', percent: null })),
);
