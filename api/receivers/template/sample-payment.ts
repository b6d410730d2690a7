import type { PaymentStatus, ReceiverEvent } from '../../generated/prisma/client';
import { describePayment, type PaymentObject } from './payment-object';
import type { SampleShop } from './sample-order';

export type PaymentEventName = Extract<ReceiverEvent, `PAYMENT_${string}`>;

const STATUSES: Readonly<Record<PaymentEventName, PaymentStatus>> = {
  PAYMENT_AUTHORISED: 'AUTHORISED',
  PAYMENT_CAPTURED: 'CAPTURED',
  PAYMENT_VOIDED: 'VOIDED',
  PAYMENT_FAILED: 'FAILED',
  PAYMENT_EXPIRED: 'EXPIRED',
  PAYMENT_REFUNDED: 'CAPTURED',
  PAYMENT_REFUND_FAILED: 'CAPTURED',
};

export function isPaymentEvent(event: ReceiverEvent): event is PaymentEventName {
  return event in STATUSES;
}

export function isRefundEvent(event: ReceiverEvent): boolean {
  return event === 'PAYMENT_REFUNDED' || event === 'PAYMENT_REFUND_FAILED';
}

const ID = '00000000-0000-7000-8000-000000000000';

interface SamplePayment {
  readonly event: PaymentEventName;
  readonly amount: number;
  readonly orderNumber: string;
  readonly now: Date;
}

/** A payment that never was, as the event leaves one. */
export function samplePayment(shop: SampleShop, { event, amount, orderNumber, now }: SamplePayment): PaymentObject {
  const status = STATUSES[event];
  const isRefunded = event === 'PAYMENT_REFUNDED';
  return describePayment(
    {
      id: ID,
      reference: 'the-providers-own-name',
      checkoutId: ID,
      status,
      kind: 'STRIPE',
      isLive: false,
      methodName: { en: 'Card online', ru: 'Картой онлайн' },
      currencyCode: shop.currencyCode,
      amount,
      captured: status === 'CAPTURED' ? amount : 0,
      refunded: isRefunded ? amount : 0,
      failure: status === 'FAILED' ? 'card_declined' : null,
      createdAt: now,
      capturedAt: status === 'CAPTURED' ? now : null,
    },
    {
      shop,
      orderNumber,
      refund: isRefundEvent(event)
        ? {
            id: ID,
            status: isRefunded ? 'SUCCEEDED' : 'FAILED',
            amount,
            cause: 'STAFF',
            reason: 'The pizza "was" cold\n& late',
            failure: isRefunded ? null : 'insufficient_funds',
            createdAt: now,
          }
        : null,
    },
  );
}
