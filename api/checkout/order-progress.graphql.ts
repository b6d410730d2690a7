import type { CheckoutStatus, OrderReason } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { Checkout } from './checkout.graphql';
import { CheckoutStatusEnum } from './enums.graphql';
import { readReason } from './reason-text';

interface OrderProgressShape {
  readonly checkoutId: string;
  readonly from: CheckoutStatus;
  readonly to: CheckoutStatus;
  readonly reason: string | null;
  readonly reasonCode: OrderReason | null;
  readonly promisedAt: Date | null;
  readonly createdAt: Date;
}

const OrderProgress = builder.objectRef<OrderProgressShape>('OrderProgress').implement({
  description: 'What happened to an order, as far as it is the shopper’s business: nobody of staff is named.',
  fields: (t) => ({
    at: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    status: t.expose('to', { type: CheckoutStatusEnum, description: 'Where the order stood from then on.' }),
    isDelay: t.boolean({
      description: 'Whether only the promised time was moved.',
      resolve: ({ from, to }) => from === to,
    }),
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'What was promised anew; null when the promise stayed.',
    }),
    reason: t.string({
      nullable: true,
      description: 'Why, in the reader’s language where it has a name.',
      resolve: (entry, _args, { locale }) => readReason(entry, locale),
    }),
  }),
});

builder.objectField(Checkout, 'progress', (t) =>
  t.loadableGroup({
    type: OrderProgress,
    description: 'What happened to the order since it was placed, the first thing first; empty for a cart.',
    // A subscription lives as long as its context: what was read for its last event is old.
    loaderOptions: { cache: false },
    load: (checkoutIds: string[], { db }) =>
      db.statusMove.findMany({
        where: { checkoutId: { in: checkoutIds } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        omit: { staffMemberId: true },
      }),
    group: ({ checkoutId }) => checkoutId,
    resolve: ({ id }) => id,
  }),
);
