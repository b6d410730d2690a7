import { CheckoutStatus, TimeKind } from '../generated/prisma/client';
import { builder } from '../graphql/builder';

export const CheckoutStatusEnum = builder.enumType('CheckoutStatus', {
  description: 'Where a checkout stands, from cart to handed over.',
  values: {
    [CheckoutStatus.OPEN]: { description: 'A cart.' },
    [CheckoutStatus.PLACED]: { description: 'Ordered; nobody has taken it yet.' },
    [CheckoutStatus.ACCEPTED]: { description: 'Staff took it.' },
    [CheckoutStatus.PREPARING]: { description: 'In the kitchen.' },
    [CheckoutStatus.READY]: { description: 'Waits to be collected or driven out.' },
    [CheckoutStatus.OUT_FOR_DELIVERY]: { description: 'With the courier.' },
    [CheckoutStatus.COMPLETED]: { description: 'Handed over.' },
    [CheckoutStatus.CANCELLED]: { description: 'Will not be made; the reason says why.' },
  },
});

export const TimeKindEnum = builder.enumType('TimeKind', {
  description: 'When the shopper wants it.',
  values: {
    [TimeKind.ASAP]: { description: 'As soon as possible.' },
    [TimeKind.SLOT]: { description: 'At a time that was chosen.' },
  },
});
