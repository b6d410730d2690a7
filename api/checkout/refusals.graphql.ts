import { OPTION_GROUPS_LIMIT } from '../../domain/catalog-limits';
import { MAXIMUM_LINES } from '../../domain/limits';
import { DeliveryMethodEnum } from '../channel/enums.graphql';
import { builder } from '../graphql/builder';
import { type Context, callerOf } from '../graphql/context';
import { inShopCurrency, refusalType } from '../graphql/refusal.graphql';
import { Money } from '../graphql/shared.graphql';
import { NotAmendable, PaidByCard, ProposalOver, ProposalPending } from './amending/refusals';
import { LineChangeType } from './cart/line-change.graphql';
import { OptionProblemType } from './cart/option-problem.graphql';
import { readCheckoutForAll } from './cart/read-checkout.store';
import { CheckoutStatusEnum, TipReasonEnum } from './enums.graphql';
import {
  MoveNotAllowed,
  OrderIsOver,
  OrderNotFound,
  OrderTaken,
  ReasonRequired,
  StaleOrder,
} from './order-life/refusals';
import { Order } from './orders/order.graphql';
import {
  BelowMinimum,
  ChangeTooSmall,
  EmptyCart,
  IdempotencyMismatch,
  InvalidOptions,
  LineNotFound,
  LivePaymentRefused,
  Maintenance,
  MethodUnavailable,
  OrdersPaused,
  OrderTooLarge,
  PaymentDeclined,
  PaymentMethodUnavailable,
  PaymentPending,
  PriceChanged,
  PromiseChanged,
  ShopClosed,
  SlotTaken,
  SlotUnavailable,
  SoldOut,
  StaleCart,
  TipNotPossible,
  TooHeavy,
  TooManyLines,
  TooManyOfOne,
  VariantNotFound,
  WarehouseRequired,
} from './refusals';

refusalType(EmptyCart, 'EmptyCart', 'There is nothing to place.');
refusalType(SoldOut, 'SoldOut', 'Dishes, variants or options that can’t be ordered now.', (t) => ({
  lines: t.field({
    type: [LineChangeType],
    size: MAXIMUM_LINES,
    description: 'Those of the cart; none when the dish was not in it yet.',
    resolve: ({ lines }) => [...lines],
  }),
}));
refusalType(BelowMinimum, 'BelowMinimum', 'The order is worth less than the shop, or its delivery, takes.', (t) => ({
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
refusalType(TooHeavy, 'TooHeavy', 'The order weighs more than the shop takes.', (t) => ({
  excess: t.exposeInt('excess', { description: 'Grams and millilitres counted alike.' }),
}));
refusalType(TooManyLines, 'TooManyLines', 'The cart has as many different lines as it can hold.');
refusalType(TooManyOfOne, 'TooManyOfOne', 'One line can’t hold more of the same dish.');
refusalType(OrderTooLarge, 'OrderTooLarge', 'The total is more than the shop can take.');
refusalType(SlotTaken, 'SlotTaken', 'Another order took the last place of the chosen time.');

const SlotUnavailableReasonEnum = builder.enumType('SlotUnavailableReason', {
  description: 'Why a chosen time can’t be had.',
  values: {
    PAST: { description: 'It has begun.' },
    TOO_SOON: { description: 'The order could not be ready by its start.' },
    NOT_OFFERED: { description: 'The shop has no such time.' },
  } as const,
});

refusalType(
  SlotUnavailable,
  'SlotUnavailable',
  'The chosen time is past, too near, or not one that is offered.',
  (t) => ({
    reason: t.expose('reason', { type: SlotUnavailableReasonEnum, description: 'The reason, for a program.' }),
  }),
);
refusalType(OrdersPaused, 'OrdersPaused', 'Staff have paused the orders; those for later are taken.', (t) => ({
  until: t.expose('until', { type: 'DateTime', description: 'When the pause ends.' }),
}));
refusalType(
  ShopClosed,
  'ShopClosed',
  'As soon as possible is offered while the shop is open, and can hand the order over before it closes.',
  (t) => ({
    opensAt: t.expose('opensAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is open, and when nobody knows.',
    }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Before an order placed now could be handed over; null while it is closed.',
    }),
  }),
);
refusalType(MethodUnavailable, 'MethodUnavailable', 'This way of receiving is switched off.', (t) => ({
  method: t.expose('method', { type: DeliveryMethodEnum, description: 'The one that was chosen.' }),
}));
refusalType(PaymentMethodUnavailable, 'PaymentMethodUnavailable', 'The payment method is switched off or gone.');
refusalType(
  LivePaymentRefused,
  'LivePaymentRefused',
  'The order is a test order, and the payment method takes real money.',
);
refusalType(
  PaymentPending,
  'PaymentPending',
  'The cart is ordered and waits for its payment: that is finished first, or left.',
  (t) => ({
    token: t.exposeString('token', { nullable: true, description: 'Leads to the order: `Checkout.token`.' }),
  }),
);
refusalType(
  PaymentDeclined,
  'PaymentDeclined',
  'The provider did not take the payment up: nothing is placed and nothing was taken.',
);
refusalType(WarehouseRequired, 'WarehouseRequired', 'The shopper has to choose a pickup point that is open.');
refusalType(ChangeTooSmall, 'ChangeTooSmall', 'The cash to give change from is less than the order costs.');
refusalType(TipNotPossible, 'TipNotPossible', 'The shop does not take this tip.', (t) => ({
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
refusalType(
  PriceChanged,
  'PriceChanged',
  'It costs something else than the shopper saw, by the menu or by what came with the call: the new total has to be confirmed.',
  (t) => ({
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
  }),
);
refusalType(
  PromiseChanged,
  'PromiseChanged',
  'As soon as possible has become much later than the shopper saw: the new time has to be confirmed.',
  (t) => ({
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      description: 'What would be promised now; sent as `expectedBy` to confirm.',
    }),
  }),
);
refusalType(Maintenance, 'Maintenance', 'Ordering is suspended; the cart is kept.');
refusalType(InvalidOptions, 'InvalidOptions', 'The options don’t fit what the dish offers.', (t) => ({
  problems: t.field({
    type: [OptionProblemType],
    size: OPTION_GROUPS_LIMIT,
    description: 'All of them, not just the first.',
    resolve: ({ dish, problems }) => problems.map((problem) => ({ ...problem, dish })),
  }),
}));
refusalType(LineNotFound, 'LineNotFound', 'The line is not in the caller’s cart, or no longer.');
refusalType(VariantNotFound, 'VariantNotFound', 'The dish is not on the menu, or no longer.');
refusalType(IdempotencyMismatch, 'IdempotencyMismatch', 'The idempotency key was used before, with other data.');
refusalType(StaleCart, 'StaleCart', 'The cart changed elsewhere since the caller read it.');
refusalType(OrderNotFound, 'OrderNotFound', 'No such order, or none that the caller may see.');
/** With it a refusal tells who was first (`lastMove`), and what can be done now (`allowedMoves`). */
const presentOrder = {
  type: Order,
  nullable: true,
  description: 'The order as it is now: its `lastMove` tells who was first, its `allowedMoves` what can be done.',
  resolve: async ({ orderId }: { readonly orderId: string }, _args: object, context: Context) => {
    const order = await readCheckoutForAll(callerOf(context), orderId);
    return order?.status === 'OPEN' ? null : order;
  },
} as const;

refusalType(MoveNotAllowed, 'MoveNotAllowed', 'The order can’t go from where it stands to there.', (t) => ({
  from: t.expose('from', { type: CheckoutStatusEnum, description: 'The status that the order has.' }),
  to: t.expose('to', { type: CheckoutStatusEnum, description: 'Where it was to go.' }),
  order: t.field(presentOrder),
}));
refusalType(NotAmendable, 'NotAmendable', 'The order has gone too far for this change.', (t) => ({
  status: t.expose('status', { type: CheckoutStatusEnum, description: 'The status that the order has come to.' }),
}));
refusalType(
  PaidByCard,
  'PaidByCard',
  'The order is paid by card or elsewhere: how it is paid stays, and so much of it can’t go back by itself, because money went ' +
    'back otherwise, is being taken right now, or is not here.',
);
refusalType(
  ProposalPending,
  'ProposalPending',
  'Another change waits for the shopper: it is answered or withdrawn first.',
);
refusalType(ProposalOver, 'ProposalOver', 'The proposal was answered or withdrawn, or its time has passed.');
refusalType(ReasonRequired, 'ReasonRequired', 'Nobody cancels an order or takes it back without saying why.');
refusalType(StaleOrder, 'StaleOrder', 'Someone else changed the order since the caller read it.', (t) => ({
  status: t.expose('status', { type: CheckoutStatusEnum, description: 'Where it stands now.' }),
  order: t.field(presentOrder),
}));
refusalType(OrderTaken, 'OrderTaken', 'Another courier has the order.', (t) => ({
  by: t.exposeString('by', { description: 'Name of who has it.' }),
}));
refusalType(
  OrderIsOver,
  'OrderIsOver',
  'The order is handed over or cancelled: it can’t be changed any more.',
  (t) => ({
    status: t.expose('status', {
      type: CheckoutStatusEnum,
      description: 'Handed over or cancelled: where the order ended.',
    }),
    order: t.field(presentOrder),
  }),
);
