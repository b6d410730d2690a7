import { builder } from '../graphql/builder';

export const PaymentStatusEnum = builder.enumType('PaymentStatus', {
  description: 'How far a payment has come.',
  values: {
    CREATED: { description: 'The shopper has not paid yet, or the provider has not said so.' },
    AUTHORISED: { description: 'The money is put up, and taken once staff accept the order.' },
    CAPTURED: { description: 'The money is taken.' },
    VOIDED: { description: 'Given up: nothing was taken.' },
    FAILED: { description: 'Refused by the card’s bank or the provider: nothing was taken.' },
    EXPIRED: { description: 'Not paid in time: nothing was taken.' },
  } as const,
});

export const MoneyStateEnum = builder.enumType('MoneyState', {
  description: 'Where the card money of an order stands, over all attempts to pay it.',
  values: {
    AWAITED: { description: 'The order waits for it, and is placed when it has come.' },
    AUTHORISED: { description: 'It is put up, and taken once staff accept.' },
    CAPTURED: { description: 'It is taken.' },
    PARTLY_REFUNDED: { description: 'A part of it was given back.' },
    REFUNDED: { description: 'All of it was given back.' },
    RELEASED: { description: 'Nothing was taken, and nothing is put up any more.' },
    FAILED: { description: 'Nothing was paid.' },
  } as const,
});

export const RefundStatusEnum = builder.enumType('RefundStatus', {
  description: 'How far a refund has come.',
  values: {
    CREATED: { description: 'The provider is asked for it.' },
    SUCCEEDED: { description: 'The money is on its way back to the card.' },
    FAILED: { description: 'The provider did not do it: the money is still the shop’s.' },
  } as const,
});

export const CaptureTimeEnum = builder.enumType('CaptureTime', {
  description: 'When the money that a shopper has put up is taken.',
  values: {
    ON_ACCEPTING: { description: 'Once staff accept the order; a refused order costs nothing and needs no refund.' },
    AT_ONCE: { description: 'As soon as the shopper pays.' },
  } as const,
});

export const PaymentProviderKindEnum = builder.enumType('PaymentProviderKind', {
  description: 'Who takes card payments.',
  values: {
    STRIPE: { description: 'Stripe, by its hosted Checkout page.' },
    YOOKASSA: { description: 'YooKassa, by its own page.' },
  } as const,
});
