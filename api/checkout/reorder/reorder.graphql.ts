import { MAXIMUM_LINES } from '../../../domain/limits';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { readLocalized } from '../../graphql/localized-fields';
import { ErrorInterface, refusalAsValue } from '../../graphql/refusal.graphql';
import { ensureGuestSession } from '../../staff/sessions/guest-session.command';
import { Cart } from '../cart/cart-type.graphql';
import { PaymentPending } from '../refusals';
import type { LineNotAdded } from './reorder';
import { type OrderedAgain, orderAgain } from './reorder.command';

const LineNotAddedType = builder.objectRef<LineNotAdded>('LineNotAdded').implement({
  description: 'A line of a past order that could not be put into the cart.',
  fields: (t) => ({
    productName: t.string({
      description: 'Of the dish as it was ordered, in the reader’s language.',
      resolve: ({ productName }, _args, context) => readLocalized(productName, context),
    }),
    variantName: t.string({
      description: 'In the reader’s language; empty when the dish had just one.',
      resolve: ({ variantName }, _args, context) => readLocalized(variantName, context),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many were ordered.' }),
    productSlug: t.string({
      nullable: true,
      description: 'Of the dish’s page, where it can be chosen again; null when it is off the menu.',
      resolve: ({ variant }) => variant?.product.slug ?? null,
    }),
    categorySlug: t.string({
      nullable: true,
      description: 'Of the category that the page stands in; null when the dish is off the menu.',
      resolve: ({ variant }) => variant?.categorySlug ?? null,
    }),
    problem: t.field({
      type: ErrorInterface,
      description:
        'Why: `VARIANT_NOT_FOUND` (off the menu), `SoldOut`, `InvalidOptions` (made differently now), `TOO_MANY_LINES` (the cart is full).',
      resolve: ({ problem }) => refusalAsValue(problem),
    }),
  }),
});

const OrderedAgainType = builder.objectRef<OrderedAgain>('OrderedAgain').implement({
  description: 'The cart with the dishes of a past order in it.',
  fields: (t) => ({
    checkout: t.field({
      type: Cart,
      nullable: true,
      description: 'The whole cart; null when nothing could be put in and there was none.',
      resolve: ({ cart }) => cart,
    }),
    notAdded: t.field({
      type: [LineNotAddedType],
      size: MAXIMUM_LINES,
      description: 'What could not be put in, and why; at most 50.',
      resolve: ({ notAdded }) => [...notAdded],
    }),
  }),
});

const OrderAgainInput = builder.inputType('OrderAgainInput', {
  description: 'A former order to fill the cart from.',
  fields: (t) => ({
    token: t.string({ required: true, description: '`Checkout.token`: anyone with the link may order the same.' }),
  }),
});

builder.mutationField('orderAgain', (t) =>
  t.field({
    type: OrderedAgainType,
    authScopes: { shopper: true },
    description:
      'Puts the dishes of a past order into the caller’s cart at today’s prices. The cart then holds of each dish what it held or what was ordered, whichever is more: a repeated call changes nothing. A cart that was empty, and says nothing yet of where it goes, goes where the order went if the caller placed it.',
    errors: { types: [PaymentPending] },
    args: { input: t.arg({ type: OrderAgainInput, required: true, description: 'The former order.' }) },
    resolve: (_root, { input }, context) =>
      orderAgain(callerOf(context), () => ensureGuestSession(context), input.token),
  }),
);
