import type { InputFieldBuilder, InputShapeFromFields } from '@pothos/core';
import { Option } from '../../catalog/options/option-group.graphql';
import { Variant } from '../../catalog/products/variant.graphql';
import { type BuilderTypes, builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { LocaleEnum } from '../../graphql/shared.graphql';
import { Forbidden, InvalidInput } from '../../kernel/refusals';
import { PromoNotApplicable } from '../../promotions/refusals';
import { loadStaffNames } from '../../staff/members/staff-names.store';
import { Cart } from '../cart/cart-type.graphql';
import { detailsFields, doubtField, toDetails } from '../cart/details-input.graphql';
import { toLineChoice } from '../cart/line-input.graphql';
import { readLineNotes } from '../cart/line-note';
import { Order } from '../orders/order.graphql';
import { ORDER_RULES } from '../placing/desk-order';
import { PLACING_REFUSALS } from '../placing/place-order.graphql';
import { type PhoneOrder, readDesk } from './phone-order';
import { placePhoneOrder } from './place-phone-order.command';
import { quotePhoneOrder } from './quote-phone-order.store';

const OrderRuleEnum = builder.enumType('OrderRule', {
  description: 'A rule of the shop that staff can set aside for one order.',
  values: {
    MINIMUM: { description: 'The least that is delivered or ordered.' },
    DELIVERY_FEE: { description: 'What the shop asks for delivery.' },
    SLOT: { description: 'How many orders a time takes.' },
  } as const,
});

export const DeskLineInput = builder.inputType('DeskLineInput', {
  description: 'A dish to order, with a note for the kitchen.',
  fields: (t) => ({
    variantId: t.globalID({ for: [Variant], required: true, description: 'The variant that the caller asks for.' }),
    optionIds: t.globalIDList({ for: [Option], description: 'Chosen options, in any order.' }),
    quantity: t.int({ description: '1 to 99; 1 when left out.' }),
    note: t.string({ description: 'To the kitchen about this dish, at most 120 characters.' }),
  }),
});

const orderFields = (t: InputFieldBuilder<BuilderTypes, 'InputObject'>) => ({
  lines: t.field({
    type: [DeskLineInput],
    required: true,
    description: 'The dishes that the caller asks for, at most 50.',
  }),
  promoCode: t.string({ description: 'As it is typed.' }),
  locale: t.field({ type: LocaleEnum, description: 'The language of the caller; the shop’s own when left out.' }),
  ignoreMinimum: t.boolean({
    description: 'Takes it though it is below a minimum. Needs the permission `override`.',
  }),
  ignoreFullSlot: t.boolean({
    description: 'Takes it into a time that is full. Needs the permission `override`.',
  }),
  deliveryFee: t.int({
    description: 'Minor units to ask for in place of the shop’s own fee. Needs the permission `override`.',
  }),
  ...detailsFields(t),
});

type Fields = InputShapeFromFields<ReturnType<typeof orderFields>>;

function toOrder({
  lines,
  promoCode,
  locale,
  ignoreMinimum,
  ignoreFullSlot,
  deliveryFee,
  ...details
}: Fields): PhoneOrder {
  return {
    ...toDetails(details),
    lines: lines.map(toLineChoice),
    promoCode,
    locale,
    ignoreMinimum,
    ignoreFullSlot,
    deliveryFee,
  };
}

const QuotePhoneOrderInput = builder.inputType('QuotePhoneOrderInput', {
  description: 'An order as far as it is known.',
  fields: orderFields,
});

const PlacePhoneOrderInput = builder.inputType('PlacePhoneOrderInput', {
  description: 'What it takes to place an order that a client gives by phone.',
  fields: (t) => ({
    idempotencyKey: t.string({
      required: true,
      description: '1 to 255 characters of your choice, new for each order: sent again, it gives the same order.',
    }),
    expectedTotal: t.int({
      description: 'The total that the client was given, in minor units: at another total `PriceChanged` is answered.',
    }),
    expectedBy: t.field({
      type: 'DateTime',
      description:
        'The time that the client was given as the earliest: when it is much later, `PromiseChanged` is answered.',
    }),
    ...doubtField(t),
    ...orderFields(t),
  }),
});

builder.queryField('quotePhoneOrder', (t) =>
  t.field({
    type: Cart,
    authScopes: { permission: 'orders' },
    description: 'What an order would cost now and what stands in its way; it is not kept, and its id leads nowhere.',
    errors: { types: [InvalidInput, PromoNotApplicable] },
    args: { input: t.arg({ type: QuotePhoneOrderInput, required: true, description: 'The order so far.' }) },
    resolve: (_root, { input }, context) => {
      const { lines, ignoreMinimum, ignoreFullSlot, deliveryFee, locale, ...details } = toOrder(input);
      const { actor } = context;
      if (actor.kind === 'visitor') throw new Forbidden();
      const channel = channelOf(context);
      const desk = readDesk({ actor, channel }, { ignoreMinimum, ignoreFullSlot, deliveryFee, locale });
      const { db, now, catalog } = context;
      return quotePhoneOrder({ db, channel, now, catalog }, { lines: readLineNotes(lines), details, desk });
    },
  }),
);

builder.mutationField('placePhoneOrder', (t) =>
  t.field({
    type: Order,
    authScopes: { permission: 'orders' },
    description: 'Places and accepts an order that a client gives by phone: once, however often it is asked for.',
    errors: { types: PLACING_REFUSALS },
    args: {
      input: t.arg({
        type: PlacePhoneOrderInput,
        required: true,
        description: 'The order as it was taken on the telephone.',
      }),
    },
    resolve: (_root, { input }, context) => {
      const { idempotencyKey, expectedTotal, expectedBy, asksOnDoubt, ...order } = input;
      const caller = { ...callerOf(context), announceOrder: context.announceOrder, meter: context.meter };
      return placePhoneOrder(caller, { ...toOrder(order), idempotencyKey, expectedTotal, expectedBy, asksOnDoubt });
    },
  }),
);

builder.objectFields(Order, (t) => ({
  takenBy: t.loadable({
    type: 'String',
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'Name of the staff member who took it on the telephone; null when the shopper placed it.',
    load: (ids: string[], context) => loadStaffNames(ids, context),
    resolve: ({ takenById }) => takenById,
  }),
  overridden: t.field({
    type: [OrderRuleEnum],
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'Rules that staff set aside for it, where the rule stood in the way.',
    resolve: ({ overridden }) => ORDER_RULES.filter((rule) => overridden.includes(rule)),
  }),
}));
