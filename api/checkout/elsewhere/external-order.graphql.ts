import { minor } from '../../../domain/money';
import { Option } from '../../catalog/options/option-group.graphql';
import { Variant } from '../../catalog/products/variant.graphql';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { inShopCurrency } from '../../graphql/refusal.graphql';
import { LocaleEnum, Money } from '../../graphql/shared.graphql';
import { detailsFields, toDetails } from '../cart/details-input.graphql';
import { Order } from '../orders/order.graphql';
import { readSources } from '../orders/order-sources.store';
import { PLACING_REFUSALS } from '../placing/place-order.graphql';
import { placeExternalOrder } from './place-external-order.command';

const ExternalLineInput = builder.inputType('ExternalLineInput', {
  description: 'A dish of an order from elsewhere.',
  fields: (t) => ({
    variantId: t.globalID({ for: [Variant], description: 'The variant that was ordered; or its `sku`.' }),
    sku: t.string({ description: 'The shop’s own article number of the variant, in the place of `variantId`.' }),
    optionIds: t.globalIDList({ for: [Option], description: 'Chosen options, in any order.' }),
    optionSkus: t.stringList({ description: 'Chosen options of the dish by their article numbers.' }),
    quantity: t.int({ description: '1 to 99; 1 when left out.' }),
    note: t.string({ description: 'To the kitchen about this dish, at most 120 characters; 500 when it is paid.' }),
    unitPrice: t.int({
      description:
        'Minor units that one cost there, options included. Needed when the order is paid, refused otherwise.',
    }),
  }),
});

const PlaceExternalOrderInput = builder.inputType('PlaceExternalOrderInput', {
  description: 'An order from elsewhere: a marketplace, a kiosk, a till.',
  fields: (t) => ({
    source: t.string({ required: true, description: 'Where it was placed, as staff call it; at most 40 characters.' }),
    externalReference: t.string({
      required: true,
      description: 'What it is called there, at most 100 characters; sent again, it gives the same order.',
    }),
    isPaid: t.boolean({
      required: true,
      description:
        'True: its money is there already, so it is taken and priced as sent, with `Checkout.doubts` for staff; texts may ' +
        'have 500 characters. False: it is paid here, by the menu’s prices and the shop’s rules.',
    }),
    commission: t.int({ description: 'Minor units that the source keeps of it.' }),
    lines: t.field({ type: [ExternalLineInput], required: true, description: 'The dishes of the order, at most 50.' }),
    discount: t.int({ description: 'Minor units that were taken off there; of a paid order only.' }),
    deliveryFee: t.int({ description: 'Minor units that delivery cost there; of a paid order only.' }),
    expectedTotal: t.int({ description: 'Minor units that it costs: at another total `PriceChanged` is answered.' }),
    locale: t.field({ type: LocaleEnum, description: 'The language of the client; the shop’s own when left out.' }),
    ...detailsFields(t),
  }),
});

builder.mutationField('placeExternalOrder', (t) =>
  t.field({
    type: Order,
    authScopes: { permission: 'orders' },
    description: 'Takes an order over that was placed elsewhere: once, however often it is sent.',
    errors: { types: PLACING_REFUSALS },
    args: {
      input: t.arg({
        type: PlaceExternalOrderInput,
        required: true,
        description: 'The order as the other place took it.',
      }),
    },
    resolve: (_root, { input }, context) => {
      const { source, externalReference, isPaid, commission, lines, discount, deliveryFee, ...rest } = input;
      const { expectedTotal, locale, ...details } = rest;
      const caller = { ...callerOf(context), announceOrder: context.announceOrder, meter: context.meter };
      return placeExternalOrder(caller, {
        ...toDetails(details),
        source,
        externalReference,
        isPaid,
        commission,
        lines: lines.map(({ variantId, optionIds, quantity, ...line }) => ({
          ...line,
          variantId: variantId?.id ?? null,
          optionIds: (optionIds ?? []).map(({ id }) => id),
          quantity: quantity ?? 1,
        })),
        discount,
        deliveryFee,
        expectedTotal,
        locale,
      });
    },
  }),
);

builder.objectFields(Order, (t) => ({
  source: t.string({
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Where it was placed, such as a marketplace; null: in this shop.',
    resolve: ({ source }) => source,
  }),
  externalReference: t.string({
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'What it is called there.',
    resolve: ({ externalReference }) => externalReference,
  }),
  isPaidElsewhere: t.boolean({
    description: 'Whether its money is there already: nothing is asked for at the door.',
    authScopes: { public: true },
    resolve: ({ isPaidElsewhere }) => isPaidElsewhere,
  }),
  commission: t.field({
    type: Money,
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'What the source keeps of it; null when it has not said.',
    resolve: ({ commission }, _args, context) =>
      commission === null ? null : inShopCurrency(minor(commission), context),
  }),
}));

builder.prismaObjectField(Channel, 'orderSources', (t) =>
  t.stringList({
    nullable: true,
    authScopes: { permission: 'kitchen' },
    description: 'Where orders have come from that were placed elsewhere, by name.',
    resolve: ({ id }, _args, { db }) => readSources(db, id),
  }),
);
