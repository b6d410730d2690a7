import { builder } from '../../graphql/builder';
import { Busy, InvalidInput, TooManyAttempts } from '../../kernel/refusals';
import { placingCallerOf } from '../../payments/placing-caller';
import { limitGuesses } from '../../promotions/promo-guesses.command';
import { PromoNotApplicable } from '../../promotions/refusals';
import { detailsFields, doubtField, tipFields, toDetails } from '../cart/details-input.graphql';
import { LineInput, toLineChoice } from '../cart/line-input.graphql';
import { placedResult } from '../orders/placed-result.graphql';
import {
  BelowMinimum,
  InvalidOptions,
  MethodUnavailable,
  OrdersPaused,
  PaymentPending,
  PriceChanged,
  PromiseChanged,
  ShopClosed,
  SlotUnavailable,
  SoldOut,
  TipNotPossible,
  TooHeavy,
} from '../refusals';
import { placeOrder } from './place-order.command';

export const PLACING_REFUSALS = [
  ...[InvalidInput, SoldOut, PriceChanged, PromiseChanged, BelowMinimum, TooHeavy, InvalidOptions, TipNotPossible],
  ...[SlotUnavailable, ShopClosed, OrdersPaused, MethodUnavailable, PromoNotApplicable, PaymentPending],
  ...[Busy, TooManyAttempts],
];

const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  description: 'What it takes to place an order; what is left out is taken from the cart.',
  fields: (t) => ({
    idempotencyKey: t.string({
      required: true,
      description: '1 to 255 characters of your choice, new for each order: sent again, it gives the same order.',
    }),
    expectedTotal: t.int({
      description: 'Minor units that the shopper saw: at another total `PriceChanged` is answered.',
    }),
    expectedBy: t.field({
      type: 'DateTime',
      description:
        'What the shopper saw as soon as possible to be: when it has become more than ten minutes later, ' +
        '`PromiseChanged` is answered. Left out, any time will do.',
    }),
    lines: t.field({
      type: [LineInput],
      description: 'Places these dishes, at most 50, and leaves the cart alone: for clients with a cart of their own.',
    }),
    returnUrl: t.string({
      description:
        'Where a provider sends the shopper back to, with `?order=` and the token; of the shop’s own site, or one whose ' +
        'origin the shop lists. Left out: the shop’s own page of the order.',
    }),
    promoCode: t.string({
      description: 'As it is typed; null takes the cart’s off. One that can’t be used: nothing is placed.',
    }),
    ...doubtField(t),
    ...detailsFields(t),
    ...tipFields(t),
  }),
});

const placing = placedResult('PlaceOrderResult', PLACING_REFUSALS);

builder.mutationField('placeOrder', (t) =>
  t.field({
    type: placing.type,
    authScopes: { shopper: true },
    description:
      'Turns the caller’s cart, or the given lines, into an order: once, however often it is asked for. Where the payment ' +
      'comes first it answers the cart, with `heldUntil` and `payments`.',
    args: {
      input: t.arg({
        type: PlaceOrderInput,
        required: true,
        description: 'What is ordered, by whom, and what the shopper saw.',
      }),
    },
    resolve: (_root, { input }, context) => {
      const { idempotencyKey, expectedTotal, expectedBy, asksOnDoubt, lines, promoCode, returnUrl, ...details } = input;
      return placing.orRefusal(() => {
        const caller = placingCallerOf(context, returnUrl ?? null);
        return limitGuesses(context, promoCode, () =>
          placeOrder(caller, {
            ...toDetails(details),
            promoCode,
            idempotencyKey,
            expectedTotal,
            expectedBy,
            asksOnDoubt,
            lines: lines?.map(toLineChoice) ?? null,
          }),
        );
      });
    },
  }),
);
