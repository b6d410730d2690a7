import type { MoneyState, PaymentRowFragment } from '../../../gql/graphql';

type Standing = Pick<PaymentRowFragment, 'status'> & {
  readonly captured: { readonly minor: number };
  readonly refunded: { readonly minor: number };
};

/** Where one payment stands, in the words that orders have for their money. */
export function paymentState({ status, captured, refunded }: Standing): MoneyState {
  switch (status) {
    case 'CREATED':
      return 'AWAITED';
    case 'AUTHORISED':
      return 'AUTHORISED';
    case 'CAPTURED':
      if (refunded.minor === 0) return 'CAPTURED';
      return refunded.minor < captured.minor ? 'PARTLY_REFUNDED' : 'REFUNDED';
    case 'VOIDED':
      return 'RELEASED';
    case 'FAILED':
    case 'EXPIRED':
      return 'FAILED';
  }
}
