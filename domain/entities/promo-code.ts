import { PROMO_KINDS } from '../promo';
import type { Entity } from './entity';

const USES = { kind: 'integer', minimum: 1, maximum: 1_000_000, isNullable: true } as const;

/** A word that makes an order cheaper. */
export const promoCode = {
  typename: 'PromoCode',
  fields: {
    code: { kind: 'text', maximum: 40, isRequired: true },
    kind: { kind: 'choice', values: PROMO_KINDS, isRequired: true },
    percent: { kind: 'integer', minimum: 1, maximum: 100, isNullable: true },
    amount: { kind: 'price', isNullable: true },
    minimum: { kind: 'price', isNullable: true },
    startsAt: { kind: 'instant', isNullable: true },
    endsAt: { kind: 'instant', isNullable: true },
    totalLimit: USES,
    perClientLimit: USES,
    isActive: { kind: 'flag', initial: true },
  },
} as const satisfies Entity;
