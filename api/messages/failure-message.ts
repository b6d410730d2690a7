import type { Locale } from '../../domain/locale';
import { DELIVERY_FAILURES, type DeliveryFailure } from '../sending/delivery-failure';
import { message } from './messages';

/** The stored failure's code; one of an older version of the product is an unexplained network failure. */
export function toFailure(code: string | null): DeliveryFailure | null {
  return code === null ? null : (DELIVERY_FAILURES.find((known) => known === code) ?? 'NETWORK');
}

export function failureMessage(code: string | null, locale: Locale): string | null {
  const failure = toFailure(code);
  return failure && message(locale, `DELIVERY_${failure}`);
}
