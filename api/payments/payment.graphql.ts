import { MAXIMUM_LINES } from '../../domain/limits';
import { isAllowedTo, ordersForTest } from '../access/caller';
import { isOwner, seesMoney } from '../checkout/access';
import { Checkout } from '../checkout/cart/checkout.graphql';
import { readCheckouts } from '../checkout/cart/read-checkout.store';
import { Order } from '../checkout/orders/order.graphql';
import type { Prisma } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { type Context, callerOf } from '../graphql/context';
import { sizeForShopper } from '../graphql/field-cost';
import { readLocalized } from '../graphql/localized-fields';
import { Money } from '../graphql/shared.graphql';
import { MoneyStateEnum, PaymentProviderKindEnum, PaymentStatusEnum, RefundStatusEnum } from './enums.graphql';
import { readPaidOrders } from './list/paid-orders.store';
import { moneyOf } from './payment-money';
import { findPayments, type PaymentOfOrder, paymentsLoader } from './payments-of-order.store';
import { refundedParts } from './refunds/refund-parts';

const RefundedLine = builder
  .objectRef<{ readonly lineId: string; readonly quantity: number }>('RefundedLine')
  .implement({
    description: 'How many of a line went back.',
    fields: (t) => ({
      lineId: t.globalID({
        description: 'The line of the order that money went back for.',
        resolve: ({ lineId }) => ({ type: 'CheckoutLine', id: lineId }),
      }),
      quantity: t.exposeInt('quantity', { description: 'How many of the line went back.' }),
    }),
  });

type RefundOfOrder = PaymentOfOrder['refunds'][number] & Pick<PaymentOfOrder, 'currencyCode'>;

const refundsOf = ({ refunds, currencyCode }: PaymentOfOrder): RefundOfOrder[] =>
  refunds.map((refund) => ({ ...refund, currencyCode }));

/** Those that the caller may see: staff who handle orders all of a shop's, a shopper those of their own orders. */
async function readable(context: Context, which: Prisma.PaymentWhereInput): Promise<PaymentOfOrder[]> {
  const caller = callerOf(context);
  const payments = await findPayments(context.db, caller.channel.id, {
    ...which,
    ...(ordersForTest(context.actor) && { isOfTestOrder: true }),
  });
  if (isAllowedTo(context.actor, 'orders')) return payments;
  const views = await readCheckouts(
    caller,
    payments.flatMap(({ checkoutId }) => checkoutId ?? []),
  );
  return payments.filter(({ checkoutId }) => {
    const view = views.get(checkoutId ?? '');
    return view !== undefined && isOwner(view, context.actor);
  });
}

const PaymentRefundRef = builder.objectRef<RefundOfOrder>('PaymentRefund');

const PaymentRefund = builder.node(PaymentRefundRef, {
  description: 'Money that was given back, or is about to be.',
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: async (ids, context) => {
    const refunds = (await readable(context, { refunds: { some: { id: { in: [...ids] } } } })).flatMap(refundsOf);
    return ids.map((id) => refunds.find((refund) => refund.id === id) ?? null);
  },
  fields: (t) => ({
    status: t.expose('status', { type: RefundStatusEnum, description: 'How far it has come.' }),
    amount: t.field({
      type: Money,
      description: 'How much goes back.',
      resolve: (refund) => moneyOf(refund.amount, refund),
    }),
    reason: t.string({
      nullable: true,
      description: 'Why, as staff wrote it; for who handles orders.',
      resolve: ({ reason }, _args, { actor }) => (isAllowedTo(actor, 'orders') ? reason : null),
    }),
    parts: t.field({
      type: [RefundedLine],
      size: sizeForShopper(MAXIMUM_LINES),
      description: 'The dishes that it was for; none where it was for any of the order.',
      resolve: (refund) => refundedParts([refund]).flatMap(({ lines }) => [...lines]),
    }),
    isWithDelivery: t.boolean({
      description: 'Whether the delivery went back with it.',
      resolve: (refund) => refundedParts([refund]).some(({ isWithDelivery }) => isWithDelivery),
    }),
    isWithTip: t.boolean({
      description: 'Whether the tip went back with it.',
      resolve: (refund) => refundedParts([refund]).some(({ isWithTip }) => isWithTip),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was decided.' }),
    succeededAt: t.expose('succeededAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the shop learnt that the provider has carried it out.',
    }),
  }),
});

const PaymentRef = builder.objectRef<PaymentOfOrder>('Payment');

export const PaymentType = builder.node(PaymentRef, {
  description: 'One attempt to pay for an order with a provider.',
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: async (ids, context) => {
    const payments = await readable(context, { id: { in: [...ids] } });
    return ids.map((id) => payments.find((payment) => payment.id === id) ?? null);
  },
  fields: (t) => ({
    status: t.expose('status', { type: PaymentStatusEnum, description: 'How far it has come.' }),
    provider: t.expose('kind', { type: PaymentProviderKindEnum, description: 'The company that takes the payment.' }),
    isTest: t.boolean({ description: 'Whether it is play money.', resolve: ({ isLive }) => !isLive }),
    amount: t.field({
      type: Money,
      description: 'What is asked for.',
      resolve: (payment) => moneyOf(payment.amount, payment),
    }),
    captured: t.field({
      type: Money,
      description: 'What was taken of it.',
      resolve: (payment) => moneyOf(payment.captured, payment),
    }),
    refunded: t.field({
      type: Money,
      description: 'What of that was given back.',
      resolve: (payment) => moneyOf(payment.refunded, payment),
    }),
    continueUrl: t.exposeString('continueUrl', {
      nullable: true,
      description:
        'Where the shopper pays: lead them there. Null while the provider has not answered, and once there is nothing to pay.',
    }),
    refunds: t.field({
      type: [PaymentRefund],
      size: sizeForShopper(20),
      description: 'What was given back of it, the first first.',
      resolve: refundsOf,
    }),
    trouble: t.string({
      nullable: true,
      description: 'What the provider refuses to do, as it names it, or `DISAGREES`; for who handles orders.',
      resolve: ({ trouble }, _args, { actor }) => (isAllowedTo(actor, 'orders') ? trouble : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    capturedAt: t.expose('capturedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the shop learnt that it was taken.',
    }),
    methodName: t.string({
      nullable: true,
      description: 'How the shopper chose to pay, as it was called then.',
      resolve: ({ methodName }, _args, context) => (methodName === null ? null : readLocalized(methodName, context)),
    }),
    reference: t.string({
      nullable: true,
      description: 'The provider’s own name of it; for who handles orders.',
      resolve: ({ reference }, _args, { actor }) => (isAllowedTo(actor, 'orders') ? reference : null),
    }),
    order: t.loadable({
      type: Order,
      nullable: true,
      description: 'What it is for; null while that is a cart, or once it is gone, and for who doesn’t handle orders.',
      load: (ids: string[], { db, channel }) => readPaidOrders(db, channel?.id ?? null, ids),
      resolve: ({ checkoutId }, _args, { actor }) => (isAllowedTo(actor, 'orders') ? checkoutId : null),
    }),
  }),
});

builder.interfaceFields(Checkout, (t) => ({
  moneyState: t.field({
    type: MoneyStateEnum,
    nullable: true,
    description: 'Where its card money stands; null where none was asked for, and for cooks.',
    resolve: (view, _args, { actor }) => (seesMoney(view, actor) ? view.moneyState : null),
  }),
  payments: t.field({
    type: [PaymentType],
    size: sizeForShopper(20),
    description: 'The attempts to pay for it by a provider, the first first; none for cooks.',
    resolve: (view, _args, context) =>
      view.moneyState === null || !seesMoney(view, context.actor)
        ? []
        : paymentsLoader({ db: context.db }).load(view.id),
  }),
}));
