import { encodeGlobalID } from '@pothos/plugin-relay';
import { MAXIMUM_LINES } from '../../../domain/limits';
import { toLocale } from '../../../domain/locale';
import { minor } from '../../../domain/money';
import { requireStaff } from '../../access/caller';
import { Channel } from '../../channel/channel.graphql';
import { PaymentTypeEnum } from '../../channel/enums.graphql';
import { builder } from '../../graphql/builder';
import { type Context, callerOf, channelOf } from '../../graphql/context';
import { liveEvents } from '../../graphql/live';
import { readLocalized } from '../../graphql/localized-fields';
import { InvalidFieldType } from '../../graphql/refusal.graphql';
import { Money } from '../../graphql/shared.graphql';
import { InvalidInput } from '../../kernel/refusals';
import { isStillAllowedTo } from '../../staff/tokens/standing-right.store';
import { amountDue, mayBeCash } from '../amount-due';
import { CheckoutLine } from '../cart/checkout-line.graphql';
import { CHECKOUT_TOPIC, readNotice } from '../cart/checkout-topic';
import type { DetailsView } from '../checkout-view';
import { orderDoubts } from '../deviations';
import { ArrivalEnum, CheckoutStatusEnum, HandoverEnum } from '../enums.graphql';
import { MoveNotAllowed, OrderIsOver, OrderTaken } from '../order-life/refusals';
import { Order } from '../orders/order.graphql';
import { leaveCourierOrder, moveCourierOrder, takeCourierOrder } from './courier-order.command';
import { type CourierOrderView, readCourierWork, startOfCourierDay } from './courier-work.store';

/** For the order's courier only: null while it is free. */
const ofMine =
  (field: keyof DetailsView) =>
  ({ view, isMine }: CourierOrderView): string | null => {
    const value = view.details[field];
    return isMine && typeof value === 'string' ? value : null;
  };

const CourierOrder = builder.objectRef<CourierOrderView>('CourierOrder').implement({
  description: 'An order to deliver, with what its courier needs to know.',
  fields: (t) => ({
    orderId: t.id({
      description: 'The `Checkout.id`.',
      resolve: ({ view }) => encodeGlobalID('Checkout', view.id),
    }),
    isMine: t.exposeBoolean('isMine', {
      description:
        'Whether the caller brings it. If not, it is unassigned, and of the client only the address is shown.',
    }),
    number: t.string({
      description: 'The order’s number, as people read it.',
      resolve: ({ view }) => view.number ?? '',
    }),
    status: t.field({
      type: CheckoutStatusEnum,
      description: 'How far the order has come on its way.',
      resolve: ({ view }) => view.status,
    }),
    isTest: t.boolean({
      description: 'Whether it is a test order, which no client waits for.',
      resolve: ({ view }) => view.isTest,
    }),
    promisedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is promised at the door.',
      resolve: ({ view }) => view.promisedAt,
    }),
    slotFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Where the chosen time begins; null: as soon as possible.',
      resolve: ({ view }) => view.details.slotFrom,
    }),
    slotTo: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Where it ends.',
      resolve: ({ view }) => view.details.slotTo,
    }),
    street: t.string({
      nullable: true,
      description: 'Street and house.',
      resolve: ({ view }) => view.details.street,
    }),
    latitude: t.float({
      nullable: true,
      description: 'Degrees north, if the shopper’s device said so.',
      resolve: ({ view }) => view.details.latitude,
    }),
    longitude: t.float({
      nullable: true,
      description: 'Degrees east.',
      resolve: ({ view }) => view.details.longitude,
    }),
    zoneName: t.string({
      nullable: true,
      description: 'The delivery zone, in the reader’s language.',
      resolve: ({ view }, _args, context) => view.details.zoneName && readLocalized(view.details.zoneName, context),
    }),
    name: t.string({ nullable: true, description: 'Whom it is for; null while it is free.', resolve: ofMine('name') }),
    phone: t.string({ nullable: true, description: 'E.164; null while it is free.', resolve: ofMine('phone') }),
    apartment: t.string({
      nullable: true,
      description: 'Apartment or office; null while the order is free.',
      resolve: ofMine('apartment'),
    }),
    entrance: t.string({
      nullable: true,
      description: 'Entrance; null while the order is free.',
      resolve: ofMine('entrance'),
    }),
    floor: t.string({ nullable: true, description: 'Floor; null while the order is free.', resolve: ofMine('floor') }),
    intercom: t.string({
      nullable: true,
      description: 'Intercom code; null while the order is free.',
      resolve: ofMine('intercom'),
    }),
    courierNote: t.string({
      nullable: true,
      description: 'What the shopper asks of the courier; null while it is free.',
      resolve: ofMine('courierNote'),
    }),
    doubts: t.field({
      type: [InvalidFieldType],
      size: MAXIMUM_LINES,
      description: 'What to look at, as `Checkout.doubts` has it; empty while it is free.',
      resolve: ({ view: { details, deviations }, isMine }, _args, { locale, channel }) =>
        isMine ? orderDoubts({ ...details, deviations }, locale, toLocale(channel?.defaultLocale)) : [],
    }),
    handover: t.field({
      type: HandoverEnum,
      nullable: true,
      description: 'How it is handed over at the door; null: nothing was said.',
      resolve: ({ view, isMine }) => (isMine ? view.details.handover : null),
    }),
    arrival: t.field({
      type: ArrivalEnum,
      nullable: true,
      description: 'How to say that one is there; null: nothing was said.',
      resolve: ({ view, isMine }) => (isMine ? view.details.arrival : null),
    }),
    cutlery: t.int({
      nullable: true,
      description: 'Sets of cutlery that go along; null: nothing was said.',
      resolve: ({ view }) => view.details.cutlery,
    }),
    lines: t.field({
      type: [CheckoutLine],
      description: 'What is in the bag, at most 50 lines.',
      resolve: ({ view: { lines, currencyCode } }) =>
        lines.map((line) => ({ ...line, currencyCode, note: null, tax: null })),
    }),
    paymentType: t.field({
      type: PaymentTypeEnum,
      nullable: true,
      description: 'The kind of payment at the door, or of what was paid before.',
      resolve: ({ view }) => view.details.paymentType,
    }),
    paymentName: t.string({
      nullable: true,
      description: 'What the shop calls the way of payment, in the reader’s language.',
      resolve: ({ view }, _args, context) =>
        view.details.paymentName && readLocalized(view.details.paymentName, context),
    }),
    toCollect: t.field({
      type: Money,
      description: 'What is to be paid at the door; zero when it is paid.',
      resolve: ({ view }) => ({ minor: amountDue(view, view.totals.total), currencyCode: view.currencyCode }),
    }),
    mayBeCash: t.boolean({
      description: 'Whether the courier may take it in cash, and says how much.',
      resolve: ({ view }) => mayBeCash({ ...view, paymentType: view.details.paymentType }, view.totals.total),
    }),
    changeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'The cash that change is wanted from.',
      resolve: ({ view: { details, currencyCode } }) =>
        details.changeFrom === null ? null : { minor: details.changeFrom, currencyCode },
    }),
    cashCollected: t.field({
      type: Money,
      nullable: true,
      description: 'What was taken in cash; null when nothing was written down.',
      resolve: ({ view: { cashCollected, currencyCode } }) =>
        cashCollected === null ? null : { minor: minor(cashCollected), currencyCode },
    }),
  }),
});

/** @throws {Forbidden} for a program: it brings nothing. */
async function workOf(context: Context): Promise<CourierOrderView[]> {
  const { db, actor, now } = context;
  requireStaff(actor);
  const { id: channelId, timeZone } = channelOf(context);
  return readCourierWork(db, {
    channelId,
    courierId: actor.staffMemberId,
    since: startOfCourierDay(now(), timeZone),
  });
}

builder.prismaObjectField(Channel, 'courierWork', (t) =>
  t.field({
    type: [CourierOrder],
    nullable: true,
    authScopes: { permission: 'courierOrders' },
    description:
      'What the caller brings, what they have brought today, and what is free to take; what is promised first, first. ' +
      'At most 200.',
    resolve: (_channel, _args, context) => workOf(context),
  }),
);

builder.subscriptionField('courierWorkChanged', (t) =>
  t.field({
    type: 'Int',
    authScopes: { permission: 'courierOrders' },
    description: 'Counts what happened to orders of the shop since the stream began: read `Channel.courierWork` again.',
    subscribe: (_root, _args, context) => {
      const { id: channelId } = channelOf(context);
      const stream = context.notifications.stream(CHECKOUT_TOPIC);
      let count = 0;
      return liveEvents(stream, async (notification) => {
        // Who signs out or is disabled while they watch hears nothing more.
        if (!(await isStillAllowedTo(context, 'courierOrders'))) {
          stream.close();
          return null;
        }
        const isNotice = notification.kind === 'told';
        if (isNotice && readNotice(notification.payload)?.channelId !== channelId) return null;
        count += 1;
        return count;
      });
    },
    resolve: (count) => count,
  }),
);

const MoveCourierOrderInput = builder.inputType('MoveCourierOrderInput', {
  description: 'The step that a courier’s order takes.',
  fields: (t) => ({
    id: t.globalID({ for: [Order], required: true, description: 'The order that goes on.' }),
    to: t.field({ type: CheckoutStatusEnum, required: true, description: '`OUT_FOR_DELIVERY` or `COMPLETED`.' }),
    cashCollected: t.int({
      description: 'With `COMPLETED`, of an order that is paid in cash: minor units that you took.',
    }),
  }),
});

builder.mutationFields((t) => ({
  takeCourierOrder: t.field({
    type: CourierOrder,
    authScopes: { permission: 'courierOrders' },
    description: 'Takes an order that is free. Of two who take it one gets it.',
    errors: { types: [OrderIsOver, OrderTaken] },
    args: { id: t.arg.globalID({ for: [Order], required: true, description: 'The order to take.' }) },
    resolve: (_root, { id }, context) => takeCourierOrder(orderCaller(context), id.id),
  }),
  leaveCourierOrder: t.field({
    type: CourierOrder,
    authScopes: { permission: 'courierOrders' },
    description: 'Gives an order back that the caller has not left with: it is free then.',
    errors: { types: [OrderIsOver, MoveNotAllowed] },
    args: { id: t.arg.globalID({ for: [Order], required: true, description: 'The order to leave to others.' }) },
    resolve: (_root, { id }, context) => leaveCourierOrder(orderCaller(context), id.id),
  }),
  moveCourierOrder: t.field({
    type: CourierOrder,
    authScopes: { permission: 'courierOrders' },
    description: 'Leaves with an order of the caller’s, or has brought it. Asked twice, it is done once.',
    errors: { types: [InvalidInput, OrderTaken, MoveNotAllowed] },
    args: {
      input: t.arg({
        type: MoveCourierOrderInput,
        required: true,
        description: 'The courier’s order, and the status that it goes to.',
      }),
    },
    resolve: (_root, { input }, context) => moveCourierOrder(orderCaller(context), { ...input, id: input.id.id }),
  }),
}));

const orderCaller = (context: Context) => ({ ...callerOf(context), announceOrder: context.announceOrder });
