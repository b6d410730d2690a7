import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { OrderReasonEnum } from '../enums.graphql';
import { travelMinutes } from '../promise/promised-again';
import { scheduledUntil } from '../promise/scheduled';
import { zoneMinutesOf } from '../promise/travel.store';
import { Order } from './order.graphql';

builder.objectFields(Order, (t) => ({
  preparationMinutes: t.exposeInt('preparationMinutes', {
    nullable: true,
    description: 'What the kitchen said that it needs when it took the order; null when it said nothing.',
  }),
  cancelCode: t.expose('cancelCode', {
    type: OrderReasonEnum,
    nullable: true,
    description: 'Why it was cancelled, by name; null when it was not, or when `cancelReason` is free text.',
  }),
  alarmedAt: t.expose('alarmedAt', {
    type: 'DateTime',
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'When the alarm was raised because it had not been accepted; null when it was accepted in time.',
  }),
  scheduledUntil: t.field({
    type: 'DateTime',
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description:
      'Until then it stands apart, as an order for a later time; null when it is wanted as soon as possible, or begun.',
    resolve: ({ details, ...order }, _args, context) => scheduledUntil({ ...order, ...details }, channelOf(context)),
  }),
  travelMinutes: t.int({
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Minutes on the road, which come on top of the kitchen’s; 0 when it is collected.',
    resolve: async ({ details: { deliveryMethod, zoneId } }, _args, context) => {
      const channel = channelOf(context);
      const zoneMinutes = zoneId === null ? null : (await zoneMinutesOf(context, channel.id)).get(zoneId);
      return travelMinutes(deliveryMethod, { ...channel, deliveryMinutes: zoneMinutes ?? channel.deliveryMinutes });
    },
  }),
}));
