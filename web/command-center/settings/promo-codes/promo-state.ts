import type { PromoCodeState } from '../../../gql/graphql';

/** In the order in which they are offered. */
export const PROMO_STATES = ['VALID', 'FUTURE', 'OVER', 'USED_UP', 'OFF'] as const satisfies readonly PromoCodeState[];

/** What the address asks for; null where it means none. */
export function toPromoState(text: string | null): PromoCodeState | null {
  return PROMO_STATES.find((state) => state === text) ?? null;
}
