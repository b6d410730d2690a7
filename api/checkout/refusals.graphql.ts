import { OPTION_GROUPS_LIMIT } from '../../domain/catalog-limits';
import { MAXIMUM_LINES } from '../../domain/limits';
import { DeliveryMethodEnum } from '../channel/enums.graphql';
import { builder } from '../graphql/builder';
import { type Context, callerOf } from '../graphql/context';
import { inShopCurrency, refusalType } from '../graphql/refusal.graphql';
import { Money } from '../graphql/shared.graphql';
import { NotAmendable } from './amending/refusals';
import { LineChangeType } from './cart/line-change.graphql';
import { OptionProblemType } from './cart/option-problem.graphql';
import { readCheckoutForAll } from './cart/read-checkout.store';
import { CheckoutStatusEnum, TipReasonEnum } from './enums.graphql';
import { MoveNotAllowed, OrderIsOver, OrderTaken, StaleOrder } from './order-life/refusals';
import { Order } from './orders/order.graphql';
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
} from './refusals';

refusalType(SoldOut, (t) => ({
  lines: t.field({
    type: [LineChangeType],
    size: MAXIMUM_LINES,
    description: 'Those of the cart; none when the dish was not in it yet.',
    resolve: ({ lines }) => [...lines],
  }),
}));
refusalType(BelowMinimum, (t) => ({
  missing: t.field({
    type: Money,
    description: 'What is missing to the least order.',
    resolve: ({ missing }, _args, context) => inShopCurrency(missing, context),
  }),
  minimum: t.field({
    type: Money,
    description: 'The least that is taken.',
    resolve: ({ minimum }, _args, context) => inShopCurrency(minimum, context),
  }),
}));
refusalType(TooHeavy, (t) => ({
  excess: t.exposeInt('excess', { description: 'Grams and millilitres counted alike.' }),
}));

const SlotUnavailableReasonEnum = builder.enumType('SlotUnavailableReason', {
  description: 'Why a chosen time can’t be had.',
  values: {
    PAST: { description: 'It has begun.' },
    TOO_SOON: { description: 'The order could not be ready by its start.' },
    NOT_OFFERED: { description: 'The shop has no such time.' },
  } as const,
});

refusalType(SlotUnavailable, (t) => ({
  reason: t.expose('reason', { type: SlotUnavailableReasonEnum, description: 'The reason, for a program.' }),
}));
refusalType(OrdersPaused, (t) => ({
  until: t.expose('until', { type: 'DateTime', description: 'When the pause ends.' }),
}));
refusalType(ShopClosed, (t) => ({
  opensAt: t.expose('opensAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Null while it is open, and when it is not known.',
  }),
  closesAt: t.expose('closesAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Before an order placed now could be handed over; null while it is closed.',
  }),
}));
refusalType(MethodUnavailable, (t) => ({
  method: t.expose('method', { type: DeliveryMethodEnum, description: 'The one that was chosen.' }),
}));
refusalType(PaymentPending, (t) => ({
  token: t.exposeString('token', { nullable: true, description: 'Leads to the order: `Checkout.token`.' }),
}));
refusalType(TipNotPossible, (t) => ({
  reason: t.field({
    type: TipReasonEnum,
    description: 'The rule that the tip breaks.',
    resolve: ({ reason }) => reason,
  }),
  maximum: t.field({
    type: Money,
    nullable: true,
    description: 'The greatest tip: as much again as the order costs before discounts; only with `TOO_LARGE`.',
    resolve: ({ maximum }, _args, context) => (maximum === null ? null : inShopCurrency(maximum, context)),
  }),
}));
refusalType(PriceChanged, (t) => ({
  lines: t.field({
    type: [LineChangeType],
    size: MAXIMUM_LINES,
    description: 'What the menu changed; none when only a fee, a discount or what came with the call did.',
    resolve: ({ lines }) => [...lines],
  }),
  newTotal: t.field({
    type: Money,
    description: 'What it costs now; sent as `expectedTotal` to confirm.',
    resolve: ({ newTotal }, _args, context) => inShopCurrency(newTotal, context),
  }),
}));
refusalType(PromiseChanged, (t) => ({
  promisedAt: t.expose('promisedAt', {
    type: 'DateTime',
    description: 'What would be promised now; sent as `expectedBy` to confirm.',
  }),
}));
refusalType(InvalidOptions, (t) => ({
  problems: t.field({
    type: [OptionProblemType],
    size: OPTION_GROUPS_LIMIT,
    description: 'All of them, not just the first.',
    resolve: ({ dish, problems }) => problems.map((problem) => ({ ...problem, dish })),
  }),
}));
/** With it a refusal tells who was first (`lastMove`), and what can be done now (`allowedMoves`). */
const presentOrder = {
  type: Order,
  nullable: true,
  description: 'The order as it is now: `lastMove` says who was first, `allowedMoves` what can be done.',
  resolve: async ({ orderId }: { readonly orderId: string }, _args: object, context: Context) => {
    const order = await readCheckoutForAll(callerOf(context), orderId);
    return order?.status === 'OPEN' ? null : order;
  },
} as const;

refusalType(MoveNotAllowed, (t) => ({
  from: t.expose('from', { type: CheckoutStatusEnum, description: 'The status that the order has.' }),
  to: t.expose('to', { type: CheckoutStatusEnum, description: 'Where it was to go.' }),
  order: t.field(presentOrder),
}));
refusalType(NotAmendable, (t) => ({
  status: t.expose('status', { type: CheckoutStatusEnum, description: 'The status that the order has come to.' }),
}));
refusalType(StaleOrder, (t) => ({
  status: t.expose('status', { type: CheckoutStatusEnum, description: 'Where it stands now.' }),
  order: t.field(presentOrder),
}));
refusalType(OrderTaken, (t) => ({
  by: t.exposeString('by', { description: 'Name of who has it.' }),
}));
refusalType(OrderIsOver, (t) => ({
  status: t.expose('status', {
    type: CheckoutStatusEnum,
    description: 'Handed over or cancelled: where the order ended.',
  }),
  order: t.field(presentOrder),
}));
