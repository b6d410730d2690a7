import type { CreatePromoCodeInput, PromoKind } from '../../../gql/graphql';
import { type ClockReading, clockAt, instantAt } from '../../kit/time/shop-clock';

/** A promo code as its form holds it; times by the shop's clocks, empty for none. */
export interface PromoCodeValues {
  readonly code: string;
  readonly kind: PromoKind;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly minimum: number | null;
  readonly startsAt: ClockReading;
  readonly endsAt: ClockReading;
  readonly totalLimit: number | null;
  readonly perClientLimit: number | null;
  readonly isActive: boolean;
}

export const NEW_PROMO_CODE: PromoCodeValues = {
  code: '',
  kind: 'PERCENT',
  percent: 10,
  amount: null,
  minimum: null,
  startsAt: '',
  endsAt: '',
  totalLimit: null,
  perClientLimit: null,
  isActive: true,
};

export function readingOf(instant: string | null, timeZone: string): ClockReading {
  return instant === null ? '' : clockAt(Date.parse(instant), timeZone);
}

function instantOf(reading: ClockReading, timeZone: string): string | null {
  return instantAt(reading, timeZone)?.toISOString() ?? null;
}

/** @param timeZone - the shop's, as Intl knows it. */
export function promoCodeInput(values: PromoCodeValues, timeZone: string): CreatePromoCodeInput {
  const { kind, percent, amount, startsAt, endsAt } = values;
  return {
    ...values,
    // What another kind takes off stays in the form only.
    percent: kind === 'PERCENT' ? percent : null,
    amount: kind === 'AMOUNT' ? amount : null,
    startsAt: instantOf(startsAt, timeZone),
    endsAt: instantOf(endsAt, timeZone),
  };
}
