import type { PlacingPayments } from '../checkout/placing/placing';
import type { Context } from '../graphql/context';
import { secretBoxOf } from '../kernel/secrets';
import type { PaymentDesk } from './payment-desk';

type Parts = Pick<
  Context,
  'db' | 'openProvider' | 'announceOrder' | 'announcePayment' | 'now' | 'secretKey' | 'previousSecretKeys'
>;

export function deskOf(services: Parts): PaymentDesk {
  const { db, openProvider, announceOrder, announcePayment, now } = services;
  return { db, openProvider, announceOrder, announcePayment, now, secrets: secretBoxOf(services) };
}

/** @param page - of another site, as its program sent it: `order` is added to its query. */
export function placingPaymentsOf(context: Parts & Pick<Context, 'origin'>, page: string | null): PlacingPayments {
  return {
    desk: deskOf(context),
    returnUrl: (token) => {
      const url = new URL(page ?? '/finish', context.origin);
      url.searchParams.set('order', token);
      return url.href;
    },
  };
}
