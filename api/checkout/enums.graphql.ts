import type { OptionKind } from '../../domain/option-kind';
import { Arrival, CheckoutStatus, Handover, OrderReason, TimeKind } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import type { MoneyFilter } from './orders/order-money.store';

export const CheckoutStatusEnum = builder.enumType('CheckoutStatus', {
  description: 'Where a checkout stands, from cart to handed over.',
  values: {
    [CheckoutStatus.OPEN]: { description: 'Not placed: a `Cart`.' },
    [CheckoutStatus.PLACED]: { description: 'Ordered, and not accepted yet.' },
    [CheckoutStatus.ACCEPTED]: { description: 'Staff took it.' },
    [CheckoutStatus.PREPARING]: { description: 'In the kitchen.' },
    [CheckoutStatus.READY]: { description: 'Waits to be collected or driven out.' },
    [CheckoutStatus.OUT_FOR_DELIVERY]: { description: 'With the courier.' },
    [CheckoutStatus.COMPLETED]: { description: 'Handed over.' },
    [CheckoutStatus.CANCELLED]: { description: 'Will not be made; the reason says why.' },
  },
});

export const MoneyFilterEnum = builder.enumType('MoneyFilter', {
  description: 'What orders can be narrowed down to by their money.',
  values: {
    UNPAID: {
      description: 'Not over, and their money is still to come; or handed over, and their card money never came.',
    },
    TO_REFUND: {
      description:
        'To be looked at: more card money is there than the order costs, it is there for no order, the provider refuses ' +
        'something, or has other figures.',
    },
    REFUNDED: { description: 'All or a part of the card money was given back.' },
  } as const satisfies Record<MoneyFilter, object>,
});

export const OptionKindEnum = builder.enumType('OptionKind', {
  description: 'What a chosen option means for the kitchen.',
  values: {
    DEFAULT: { description: 'What the dish has unless something else is chosen: no need to say it.' },
    CHOICE: { description: 'One of several of which some had to be chosen.' },
    EXTRA: { description: 'Comes on top.' },
    REMOVAL: { description: 'Is left out.' },
  } as const satisfies Record<OptionKind, object>,
});

export const HandoverEnum = builder.enumType('Handover', {
  description: 'How a delivery is handed over.',
  values: {
    [Handover.HAND]: { description: 'From hand to hand.' },
    [Handover.DOOR]: { description: 'It is left at the door. Not for an order that is paid there.' },
  },
});

export const ArrivalEnum = builder.enumType('Arrival', {
  description: 'How the courier says that they are there.',
  values: {
    [Arrival.RING]: { description: 'They ring at the door.' },
    [Arrival.CALL]: { description: 'They call the phone, and do not ring at the door.' },
  },
});

export const TimeKindEnum = builder.enumType('TimeKind', {
  description: 'When the shopper wants it.',
  values: {
    [TimeKind.ASAP]: { description: 'As soon as possible.' },
    [TimeKind.SLOT]: { description: 'At a time that was chosen.' },
  },
});

export const TipReasonEnum = builder.enumType('TipReason', {
  description: 'Why a tip can’t be given.',
  values: {
    OFF: { description: 'The shop takes none.' },
    NOT_OFFERED: { description: 'The percentage is not one of those offered.' },
    TOO_LARGE: { description: 'It is more than `maximum`.' },
  } as const,
});

export const OrderReasonEnum = builder.enumType('OrderReason', {
  description: 'Why an order is cancelled or delayed, by a name that every reader gets in their own language.',
  values: {
    [OrderReason.TOO_BUSY]: { description: 'The kitchen has more to do than it can.' },
    [OrderReason.SOLD_OUT]: { description: 'A dish of the order has run out.' },
    [OrderReason.CLOSING]: { description: 'The kitchen closes.' },
    [OrderReason.UNREACHABLE]: { description: 'The shopper does not answer the phone.' },
    [OrderReason.COURIER_LATE]: { description: 'The courier is late.' },
    [OrderReason.NOT_TAKEN]: { description: 'Not accepted in time: the shop gives this reason by itself.' },
    [OrderReason.CHANGED_MIND]: { description: 'The shopper cancelled it before it was accepted.' },
  },
});
