import { LOCALES } from '../../../domain/locale';
import type { Localized } from '../../../domain/localized';
import type { Minor } from '../../../domain/money';
import type { InvalidField } from '../../kernel/refusals';
import { message } from '../../messages/messages';

/** Characters of each text of a paid order. Marketplaces allow longer texts than the shop’s own fields. */
export const LONGEST_TEXT_OF_PAID = 500;

/** What was paid, and how it was put together; what one of each dish cost stands on its line. */
export interface PaidElsewhere {
  readonly deliveryFee: Minor | null;
  readonly discount: Minor;
  /** A phone number that is masked: staff read it as it was sent. Left out: it is a number, or none was sent. */
  readonly unreadPhone?: InvalidField;
}

/** An order that was taken at another place: a marketplace, a kiosk, a till. */
export interface OrderElsewhere {
  /** What staff call the place. */
  readonly source: string;
  /** What the order is called there. */
  readonly reference: string;
  /** What the place keeps of it; null: it has not said. */
  readonly commission: Minor | null;
  /** Left out: it is paid here, and priced by the menu. */
  readonly paid?: PaidElsewhere;
}

/** What of it the order keeps. */
export type ElsewhereColumns = ReturnType<typeof elsewhereColumns>;

export function elsewhereColumns({ source, reference, commission, paid }: OrderElsewhere) {
  return {
    source,
    externalReference: reference,
    commission,
    isPaidElsewhere: paid !== undefined,
    ...(paid && { paymentName: paidAt(source) }),
  };
}

/** How it was paid, where an order of the shop's own has the name of a payment method. */
function paidAt(source: string): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, message(locale, 'PAID_ELSEWHERE', { source })]));
}
