import type { CheckoutStatus } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { Checkout } from './checkout.graphql';
import { CheckoutStatusEnum } from './enums.graphql';

interface StatusMoveShape {
  readonly checkoutId: string;
  readonly from: CheckoutStatus;
  readonly to: CheckoutStatus;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly staffMember: { readonly name: string } | null;
}

const StatusMove = builder.objectRef<StatusMoveShape>('StatusMove').implement({
  description: 'One move of an order from status to status.',
  fields: (t) => ({
    from: t.expose('from', { type: CheckoutStatusEnum, description: 'Where it stood.' }),
    to: t.expose('to', { type: CheckoutStatusEnum, description: 'Where it went.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why; a cancellation always has one.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    by: t.string({
      nullable: true,
      description: 'Name of the staff member; null for the shopper who placed it.',
      resolve: ({ staffMember }) => staffMember?.name ?? null,
    }),
  }),
});

builder.objectField(Checkout, 'history', (t) =>
  t.loadableGroup({
    type: StatusMove,
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Every move, the first one first.',
    load: (checkoutIds: string[], { db }) =>
      db.statusMove.findMany({
        where: { checkoutId: { in: checkoutIds } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: {
          checkoutId: true,
          from: true,
          to: true,
          reason: true,
          createdAt: true,
          staffMember: { select: { name: true } },
        },
      }),
    group: ({ checkoutId }) => checkoutId,
    resolve: ({ id }) => id,
  }),
);
