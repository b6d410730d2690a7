import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { sizeForShopper } from '../../graphql/field-cost';
import { ErrorInterface, refusalAsValue } from '../../graphql/refusal.graphql';
import { Money } from '../../graphql/shared.graphql';
import { hoursOf, kitchenDelayOf } from '../../hours/channel-hours.store';
import type { CartView } from '../checkout-view';
import { readCartProblems } from './cart-problems.store';
import { Checkout, money, moneyScope } from './checkout.graphql';
import { findCheckout } from './checkout.store';
import { readHeldProblems } from './held-problems.store';

export const Cart = builder.node(builder.objectRef<CartView>('Cart'), {
  description: 'What a shopper is about to order, priced from the menu as it is now.',
  interfaces: [Checkout],
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    missingToMinimum: t.field({
      type: Money,
      authScopes: moneyScope,
      description: 'What is missing to the least order; zero when nothing is. Not for cooks.',
      resolve: (view) => money(view.totals.missingToMinimum, view),
    }),
    missingToFreeDelivery: t.field({
      type: Money,
      nullable: true,
      authScopes: moneyScope,
      description: 'What is missing to free delivery; null when it is never free. Not for cooks.',
      resolve: (view) =>
        view.totals.missingToFreeDelivery === null ? null : money(view.totals.missingToFreeDelivery, view),
    }),
    heldUntil: t.expose('heldUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when its payment is awaited. Until then it can’t be changed, and holds its time slot and promo code. It ' +
        'becomes an order when the money has come; only its shopper sees it.',
    }),
    problems: t.field({
      type: [ErrorInterface],
      size: sizeForShopper(10),
      description:
        'What keeps it from being placed, apart from what is not filled in yet: what placing would answer, before anyone ' +
        'asks. With a `path` it is about what was chosen, as a time that is gone. While its payment is awaited: what has ' +
        'come in the way of making it since, as a dish that sold out.',
      resolve: async (view, _args, context) => {
        const { db, now } = context;
        const channel = channelOf(context);
        const held = view.heldUntil && (await findCheckout(db, channel.id, view.id));
        if (held) return (await readHeldProblems(callerOf(context), held)).map(refusalAsValue);
        const [hours, delay] = await Promise.all([hoursOf(context, channel), kitchenDelayOf(context, channel)]);
        const problems = await readCartProblems(view, { db, channel, now: now(), hours, delay });
        return problems.map(refusalAsValue);
      },
    }),
  }),
});
