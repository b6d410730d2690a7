import { encodeGlobalID } from '@pothos/plugin-relay';
import { minor } from '../../../domain/money';
import { isAllowedTo } from '../../access/caller';
import { Channel, currencyOfChannel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { Money, MoneyTotal } from '../../graphql/shared.graphql';
import { InvalidInput } from '../../kernel/refusals';
import { StaffMember } from '../../staff/members/staff-member.graphql';
import { loadStaffNames } from '../../staff/members/staff-names.store';
import { isOwner } from '../access';
import { OrderIsOver, StaleOrder } from '../order-life/refusals';
import { Order } from '../orders/order.graphql';
import { assignCourier } from './courier-order.command';
import {
  type Courier,
  MOST_PAID_IN_CASH,
  readCourierCash,
  readCouriers,
  startOfCourierDay,
} from './courier-work.store';

const CourierType = builder.objectRef<Courier>('Courier').implement({
  description: 'A person who brings orders, and their open work.',
  fields: (t) => ({
    courierId: t.id({
      description: 'The `StaffMember.id`.',
      resolve: ({ id }) => encodeGlobalID('StaffMember', id),
    }),
    name: t.exposeString('name', { description: 'The courier’s name.' }),
    openOrders: t.exposeInt('openOrders', { description: 'How many orders they have not brought yet.' }),
    broughtToday: t.exposeInt('broughtToday', {
      description: 'How many they have brought today, by the shop’s clocks.',
    }),
    cashToday: t.field({
      type: MoneyTotal,
      description: 'What they took in cash for these.',
      resolve: ({ cashToday }, _args, context) => ({
        minor: minor(Number(cashToday)),
        currencyCode: currencyOfChannel(channelOf(context)),
      }),
    }),
  }),
});

builder.prismaObjectField(Channel, 'couriers', (t) =>
  t.field({
    type: [CourierType],
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'Staff with the role of a courier, by name, and others who bring an order now.',
    resolve: ({ id, timeZone }, _args, { db, now }) => readCouriers(db, id, startOfCourierDay(now(), timeZone)),
  }),
);

builder.prismaObjectField(Channel, 'courierCash', (t) =>
  t.field({
    type: [Order],
    size: MOST_PAID_IN_CASH,
    nullable: true,
    authScopes: { permission: 'orders' },
    description:
      'Orders that couriers have brought today and took cash for: `cashCollected` of `amountDue`. The latest first, ' +
      'at most 300.',
    resolve: ({ id, timeZone }, _args, { db, now }) => readCourierCash(db, id, startOfCourierDay(now(), timeZone)),
  }),
);

builder.objectFields(Order, (t) => ({
  courierId: t.id({
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'The `StaffMember.id` of who brings or brought it; null for none of the shop’s couriers.',
    resolve: ({ courierId }) => courierId && encodeGlobalID('StaffMember', courierId),
  }),
  courierName: t.loadable({
    type: 'String',
    nullable: true,
    description:
      'Who brings or brought it. For the shopper only while it is on its way, if the shop wants that; null otherwise.',
    load: (ids: string[], context) => loadStaffNames(ids, context),
    resolve: (view, _args, context) => {
      if (isAllowedTo(context.actor, 'orders')) return view.courierId;
      const isNotice = view.status === 'OUT_FOR_DELIVERY' && channelOf(context).namesCourier;
      return isNotice && isOwner(view, context.actor) ? view.courierId : null;
    },
  }),
  cashCollected: t.field({
    type: Money,
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'What the courier took in cash at the door; null when nothing was written down.',
    resolve: ({ cashCollected, currencyCode }) =>
      cashCollected === null ? null : { minor: minor(cashCollected), currencyCode },
  }),
}));

const AssignCourierInput = builder.inputType('AssignCourierInput', {
  description: 'Who brings an order.',
  fields: (t) => ({
    id: t.globalID({ for: [Order], required: true, description: 'The order that the courier brings.' }),
    courierId: t.globalID({
      for: [StaffMember],
      description: 'One of `Channel.couriers`. Null or left out: unassigned.',
    }),
    seenCourierId: t.globalID({
      for: [StaffMember],
      description:
        'The order’s `courierId` as you read it, null when it was unassigned: refused when it has changed since. Left ' +
        'out: not checked.',
    }),
  }),
});

builder.mutationField('assignCourier', (t) =>
  t.field({
    type: Order,
    authScopes: { permission: 'orders' },
    description: 'Assigns an order to a courier, or makes it unassigned.',
    errors: { types: [InvalidInput, OrderIsOver, StaleOrder] },
    args: {
      input: t.arg({
        type: AssignCourierInput,
        required: true,
        description: 'The order, and the courier who brings it.',
      }),
    },
    resolve: (_root, { input: { id, courierId, seenCourierId } }, context) =>
      assignCourier(callerOf(context), {
        id: id.id,
        courierId: courierId?.id ?? null,
        seenCourierId: seenCourierId === null ? null : seenCourierId?.id,
      }),
  }),
);
