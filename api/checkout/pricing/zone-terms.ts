import type { ZoneChoice } from '../../zones/zone-choice';
import type { ShopTerms } from './shop-terms';

const UNKNOWN = { fee: null, freeFrom: null } as const;

/**
 * The shop's terms where the order goes: what a zone leaves open is the shop's. While the zone is not known, the fee is
 * unknown too, and delivery has no minimum.
 */
export function termsIn(terms: ShopTerms, { kind, zone }: ZoneChoice): ShopTerms {
  if (kind === 'UNNEEDED') return terms;
  if (!zone) return { ...terms, delivery: UNKNOWN, limits: { ...terms.limits, minAmountForDelivery: null } };
  const { fee, freeFrom, minimum, minutes } = zone.terms;
  return {
    ...terms,
    delivery: { fee: fee ?? terms.delivery.fee, freeFrom: freeFrom ?? terms.delivery.freeFrom },
    limits: { ...terms.limits, minAmountForDelivery: minimum ?? terms.limits.minAmountForDelivery },
    minutes: { ...terms.minutes, DELIVERY: minutes ?? terms.minutes.DELIVERY },
  };
}
