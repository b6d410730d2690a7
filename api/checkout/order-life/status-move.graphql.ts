import { isStepBack } from '../../../domain/order-status';
import { builder } from '../../graphql/builder';
import { RevisionState } from '../amending/revision.graphql';
import { CheckoutStatusEnum, OrderReasonEnum } from '../enums.graphql';
import { readReason } from '../order-reason';
import { Order } from '../orders/order.graphql';
import { lastMoves, MOVE_COLUMNS, type OrderMove } from './last-move.store';

type MoveActor = 'SHOPPER' | 'STAFF' | 'SHOP';

/** A staff member who has been deleted since leaves no name, yet was one. */
function actorOf({ from, reasonCode, staffMember, amendment }: OrderMove): MoveActor {
  if (amendment?.confirmation === 'SHOPPER') return 'SHOPPER';
  if (amendment?.state === 'EXPIRED' || amendment?.confirmation === 'SILENCE') return 'SHOP';
  if (from === 'OPEN') return staffMember ? 'STAFF' : 'SHOPPER';
  if (reasonCode === 'CHANGED_MIND') return 'SHOPPER';
  return reasonCode === 'NOT_TAKEN' ? 'SHOP' : 'STAFF';
}

const MoveActorEnum = builder.enumType('MoveActor', {
  description: 'Who moved an order.',
  values: {
    SHOPPER: { description: 'The shopper who placed the order.' },
    STAFF: { description: 'A staff member, or a program that they gave an API token.' },
    SHOP: { description: 'The shop itself: the order was not accepted in time.' },
  },
});

const StatusMove = builder.objectRef<OrderMove>('StatusMove').implement({
  description: 'One move of an order from status to status, or another time that was promised for it.',
  fields: (t) => ({
    from: t.expose('from', { type: CheckoutStatusEnum, description: 'Where it stood.' }),
    to: t.expose('to', { type: CheckoutStatusEnum, description: 'Where it went.' }),
    isDelay: t.boolean({
      description: 'Whether only the promised time was moved: `from` is `to`.',
      resolve: ({ from, to, amendment }) => from === to && !amendment,
    }),
    amendment: t.field({
      type: RevisionState,
      nullable: true,
      description:
        'What became of a change of its dishes or details; null for a move and a delay. `history` has those alone, and `revisions` the changes.',
      resolve: ({ amendment }) => amendment?.state ?? null,
    }),
    isStepBack: t.boolean({
      description: 'Whether it was taken back to where it had been.',
      resolve: ({ from, to }) => isStepBack(from, to),
    }),
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The new promise; null when it stayed the same.',
    }),
    reason: t.string({
      nullable: true,
      description: 'Why, in the reader’s language where it has a name; a cancellation and a step back always have one.',
      resolve: (move, _args, { locale }) => readReason(move, locale),
    }),
    reasonCode: t.expose('reasonCode', {
      type: OrderReasonEnum,
      nullable: true,
      description: 'Null when the reason is free text.',
    }),
    actor: t.field({
      type: MoveActorEnum,
      description: 'Who moved the order: staff, a program, the shopper, or the shop itself.',
      resolve: actorOf,
    }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When the order moved.' }),
    by: t.string({
      nullable: true,
      description:
        'Name of the staff member, or of the program’s API token; null for the shopper, and for the shop itself.',
      resolve: (move) => (actorOf(move) === 'STAFF' ? (move.staffMember?.name ?? move.apiToken?.name ?? null) : null),
    }),
  }),
});

builder.objectField(Order, 'lastMove', (t) =>
  t.loadable({
    type: StatusMove,
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'The last change of its status or of its dishes: by whom, when and why.',
    loaderOptions: { cache: false },
    load: async (checkoutIds: string[], { db }) => {
      const last = await lastMoves(db, checkoutIds);
      return checkoutIds.map((id) => last.get(id) ?? null);
    },
    resolve: ({ id }) => id,
  }),
);

builder.objectField(Order, 'history', (t) =>
  t.loadableGroup({
    type: StatusMove,
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Every move and every delay, the first one first.',
    // A subscription lives as long as its context: what was read for its last event is old.
    loaderOptions: { cache: false },
    load: (checkoutIds: string[], { db }) =>
      db.statusMove.findMany({
        where: { checkoutId: { in: checkoutIds } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: MOVE_COLUMNS,
      }),
    group: ({ checkoutId }) => checkoutId,
    resolve: ({ id }) => id,
  }),
);
