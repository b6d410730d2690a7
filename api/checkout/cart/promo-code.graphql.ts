import type { CurrencyCode } from '../../../domain/money';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { refusalAsValue } from '../../graphql/refusal.graphql.ts';
import { Money } from '../../graphql/shared.graphql.ts';
import { InvalidInput, TooManyAttempts } from '../../kernel/refusals';
import { limitGuesses } from '../../promotions/promo-guesses.command';
import { PromoNotApplicable } from '../../promotions/refusals';
import { seesPersonalData } from '../access';
import type { PromoView } from '../checkout-view';
import { PaymentPending } from '../refusals';
import { Cart } from './cart-type.graphql.ts';
import { Checkout } from './checkout.graphql.ts';
import { applyPromoCode, removePromoCode } from './promo-code.command';

type CheckoutPromoShape = PromoView & { readonly currencyCode: CurrencyCode };

const CheckoutPromo = builder.objectRef<CheckoutPromoShape>('CheckoutPromo').implement({
  description: 'The promo code of a cart, or the one that an order was placed with.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Upper case, without spaces.' }),
    discount: t.field({
      type: Money,
      description: 'What it takes off the dishes, counted in `Checkout.discount` too; zero while it can’t be used.',
      resolve: ({ discount: minor, currencyCode }) => ({ minor, currencyCode }),
    }),
    freesDelivery: t.exposeBoolean('freesDelivery', { description: 'Whether delivery is free by it.' }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'What it takes off, in percent of the dishes after the shop’s discount; null on an order.',
    }),
    amount: t.field({
      type: Money,
      nullable: true,
      description: 'What it takes off at most, where that is an amount; null on an order.',
      resolve: ({ amount: minor, currencyCode }) => (minor === null ? null : { minor, currencyCode }),
    }),
    problem: t.field({
      type: PromoNotApplicable,
      nullable: true,
      description: 'Why it can’t be used for the cart as it stands; it is one of the cart’s `problems` then.',
      resolve: ({ refusal }) => refusal && refusalAsValue(refusal),
    }),
  }),
});

builder.interfaceField(Checkout, 'promo', (t) =>
  t.field({
    type: CheckoutPromo,
    nullable: true,
    description: 'The promo code; null when there is none, and for strangers.',
    resolve: (view, _args, { actor }) => {
      const { promo } = view.totals;
      return promo && seesPersonalData(view, actor) ? { ...promo, currencyCode: view.currencyCode } : null;
    },
  }),
);

const ApplyPromoCodeInput = builder.inputType('ApplyPromoCodeInput', {
  description: 'A promo code.',
  fields: (t) => ({
    promoCode: t.string({ required: true, description: 'As it is typed: case and spaces do not matter.' }),
  }),
});

builder.mutationFields((t) => ({
  applyPromoCode: t.field({
    type: Cart,
    authScopes: { shopper: true },
    description:
      'Puts a promo code onto the caller’s cart, in the place of any other. A code below its minimum, or for delivery only, is kept: `promo.problem` says why until it counts.',
    errors: { types: [InvalidInput, PromoNotApplicable, TooManyAttempts, PaymentPending] },
    args: { input: t.arg({ type: ApplyPromoCodeInput, required: true, description: 'The promo code to apply.' }) },
    resolve: (_root, { input: { promoCode } }, context) =>
      limitGuesses(context, promoCode, () => applyPromoCode(callerOf(context), promoCode)),
  }),
  removePromoCode: t.field({
    type: Cart,
    authScopes: { shopper: true },
    description: 'Takes the promo code off the caller’s cart.',
    errors: { types: [PaymentPending] },
    resolve: (_root, _args, context) => removePromoCode(callerOf(context)),
  }),
}));
