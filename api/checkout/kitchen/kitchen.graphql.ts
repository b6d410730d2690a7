import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { CheckoutLine } from '../cart/checkout-line.graphql';
import { MoveNotAllowed } from '../order-life/refusals';
import { Order } from '../orders/order.graphql';
import { bumpLines } from './bump-lines.command';
import { kitchenLoaders } from './kitchen-loaders.store';

const BumpLinesInput = builder.inputType('BumpLinesInput', {
  description: 'What cooks have made of an order, or take back.',
  fields: (t) => ({
    orderId: t.globalID({ for: [Order], required: true, description: 'The order whose lines are made.' }),
    lineIds: t.globalIDList({
      for: [CheckoutLine],
      required: true,
      description: 'The lines of the order that are meant.',
    }),
    isMade: t.boolean({ required: true, description: 'False takes them back.' }),
  }),
});

builder.mutationField('bumpLines', (t) =>
  t.field({
    type: Order,
    authScopes: { permission: 'kitchen' },
    description:
      'Cooks have made some lines of an order, or take that back. The first line starts the order, and the last one, at ' +
      'whichever station, makes it ready; taken back from a ready order, it is in the making again.',
    errors: { types: [MoveNotAllowed] },
    args: {
      input: t.arg({
        type: BumpLinesInput,
        required: true,
        description: 'The lines that cooks have made, or have not.',
      }),
    },
    resolve: (_root, { input: { orderId, lineIds, isMade } }, context) =>
      bumpLines(
        { ...callerOf(context), announceOrder: context.announceOrder },
        { orderId: orderId.id, lineIds: lineIds.map(({ id }) => id), isMade },
      ),
  }),
);

builder.objectField(Order, 'kitchenId', (t) =>
  t.id({
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description:
      'Which of `Channel.warehouses` makes it: where it is collected, or that of its zone; null when unknown.',
    resolve: async ({ details: { warehouseId, zoneId } }, _args, context) => {
      const { kitchen } = kitchenLoaders(context, channelOf(context).id);
      const id = warehouseId ?? (zoneId ? await kitchen.load(zoneId) : null);
      return id && encodeGlobalID('Warehouse', id);
    },
  }),
);

builder.objectField(Order, 'answerBy', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Until when its shopper can answer a proposed change; null without one.',
    resolve: ({ id }, _args, context) => kitchenLoaders(context, channelOf(context).id).answerBy.load(id),
  }),
);

builder.objectFields(CheckoutLine, (t) => ({
  stationId: t.id({
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Where it is made: the id of one of `Channel.stations`; null for anywhere.',
    resolve: async ({ variantId }, _args, context) => {
      if (variantId === null) return null;
      const id = await kitchenLoaders(context, channelOf(context).id).station.load(variantId);
      return id && encodeGlobalID('Station', id);
    },
  }),
  isMade: t.boolean({
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Whether cooks have made it.',
    resolve: ({ id }, _args, context) => kitchenLoaders(context, channelOf(context).id).made.load(id),
  }),
}));
