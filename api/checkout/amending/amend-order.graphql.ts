import { minor } from '../../../domain/money';
import { builder } from '../../graphql/builder';
import { type Context, callerOf } from '../../graphql/context';
import { Money } from '../../graphql/shared.graphql';
import { InvalidInput } from '../../kernel/refusals';
import { PromoNotApplicable } from '../../promotions/refusals';
import { amountDue } from '../amount-due';
import { CheckoutLine } from '../cart/checkout-line.graphql';
import { detailsFields, toDetails } from '../cart/details-input.graphql';
import { LineInput, toLineChoice } from '../cart/line-input.graphql';
import { OrderIsOver, StaleOrder } from '../order-life/refusals';
import { Order } from '../orders/order.graphql';
import {
  BelowMinimum,
  InvalidOptions,
  MethodUnavailable,
  OrdersPaused,
  ShopClosed,
  SlotUnavailable,
  SoldOut,
  TooHeavy,
} from '../refusals';
import type { AmendedLine, AmendOrderInput as AmendOrderCall } from './amend-input';
import { amendOrder } from './amend-order.command';
import { answerProposal, confirmProposal, withdrawProposal } from './answer-proposal.command';
import { type Amendment, quoteAmendment } from './plan-amendment.command';
import { NotAmendable } from './refusals';
import { OrderRevision, OrderVersion } from './revision.graphql';

const TIME_REFUSALS = [SlotUnavailable, ShopClosed, OrdersPaused, MethodUnavailable];
const ANSWER_REFUSALS = [InvalidInput, OrderIsOver, NotAmendable, SoldOut, ...TIME_REFUSALS];
const AMEND_REFUSALS = [...ANSWER_REFUSALS, StaleOrder, InvalidOptions, BelowMinimum, TooHeavy, PromoNotApplicable];

const KeptLineInput = builder.inputType('KeptLineInput', {
  description: 'A dish of an order that stays.',
  fields: (t) => ({
    lineId: t.globalID({
      for: [CheckoutLine],
      required: true,
      description: 'A line of the order: it keeps its price.',
    }),
    quantity: t.int({ required: true, description: 'Its quantity after the change: 1 to 99.' }),
    note: t.string({ description: 'To the kitchen about this dish, at most 120 characters; left out, it stays.' }),
  }),
});

const AmendLineInput = builder.inputType('AmendLineInput', {
  isOneOf: true,
  description: 'A dish of the amended order.',
  fields: (t) => ({
    kept: t.field({ type: KeptLineInput, description: 'One that the order has already.' }),
    added: t.field({ type: LineInput, description: 'A new one, at today’s price.' }),
  }),
});

const AmendOrderInput = builder.inputType('AmendOrderInput', {
  description: 'What changes of an order; what is left out stays.',
  fields: (t) => {
    const { phone: _phone, table: _table, ...details } = detailsFields(t);
    return {
      id: t.globalID({ for: [Order], required: true, description: 'The order to change.' }),
      version: t.int({ description: 'The order’s, as you read it: refused when someone changed it since.' }),
      lines: t.field({ type: [AmendLineInput], description: 'All dishes of the order after the change, at most 50.' }),
      ignoreMinimum: t.boolean({ description: 'Though it gets below a minimum. Needs the permission `override`.' }),
      ignoreFullSlot: t.boolean({ description: 'Though its new time is full. Needs the permission `override`.' }),
      deliveryFee: t.int({ description: 'Minor units in place of the usual fee. Needs the permission `override`.' }),
      isAgreedByPhone: t.boolean({ description: 'The shopper agreed on the telephone: they are not asked.' }),
      ...details,
    };
  },
});

function toLine({ kept, added }: typeof AmendLineInput.$inferInput): AmendedLine {
  return kept ? { ...kept, lineId: kept.lineId.id } : toLineChoice(added);
}

function toAmendment(input: typeof AmendOrderInput.$inferInput): AmendOrderCall {
  const { id, version, lines, ignoreMinimum, ignoreFullSlot, deliveryFee, isAgreedByPhone, ...details } = input;
  return {
    ...toDetails(details),
    id: id.id,
    version,
    lines: lines?.map(toLine),
    ignoreMinimum,
    ignoreFullSlot,
    deliveryFee,
    isAgreedByPhone,
  };
}

const OrderAmendment = builder.objectRef<Amendment>('OrderAmendment').implement({
  description: 'What a change would make of an order; nothing is kept.',
  fields: (t) => ({
    isChange: t.exposeBoolean('isChange', { description: 'Whether anything would be other than it is.' }),
    isProposed: t.exposeBoolean('isProposed', {
      description: 'Whether the shopper would be asked first: it costs more, or takes something away.',
    }),
    before: t.field({
      type: OrderVersion,
      description: 'The order as it is.',
      resolve: ({ before: content, order }) => ({ content, order }),
    }),
    after: t.field({
      type: OrderVersion,
      description: 'The order with it.',
      resolve: ({ after: content, order }) => ({ content, order }),
    }),
    refund: t.field({
      type: Money,
      nullable: true,
      description: 'What goes back to the card that paid it; null when nothing does.',
      resolve: ({ before, after, due, order: { moneyState, dueOnReceiving, currencyCode } }) => {
        const amount = before.sums.total - dueOnReceiving - (after.sums.total - due);
        return moneyState === null || amount <= 0 ? null : { minor: minor(amount), currencyCode };
      },
    }),
    amountDue: t.field({
      type: Money,
      description: '`Checkout.amountDue` with it.',
      resolve: ({ after, due, order }) => ({
        minor: amountDue({ ...order, dueOnReceiving: due }, after.sums.total),
        currencyCode: order.currencyCode,
      }),
    }),
  }),
});

builder.queryField('quoteAmendment', (t) =>
  t.field({
    type: OrderAmendment,
    authScopes: { permission: 'orders' },
    description: 'What a change would cost, before `amendOrder` makes it. A time is only checked by that.',
    errors: { types: AMEND_REFUSALS },
    args: {
      input: t.arg({ type: AmendOrderInput, required: true, description: 'The order, and what would change of it.' }),
    },
    resolve: (_root, { input }, context) => quoteAmendment(orderCaller(context), toAmendment(input)),
  }),
);

const SettleProposalInput = builder.inputType('SettleProposalInput', {
  description: 'A change that its shopper was asked about.',
  fields: (t) => ({
    id: t.globalID({ for: [Order], required: true, description: 'The order whose proposal is settled.' }),
    proposalId: t.globalID({
      for: [OrderRevision],
      required: true,
      description: '`Order.proposal.id`, as it was read.',
    }),
  }),
});

const AnswerProposalInput = builder.inputType('AnswerProposalInput', {
  description: 'The shopper’s answer.',
  fields: (t) => ({
    token: t.string({ required: true, description: '`Checkout.token`: anyone with the order’s link may answer.' }),
    proposalId: t.globalID({
      for: [OrderRevision],
      required: true,
      description: '`Order.proposal.id`, as it was read.',
    }),
    isAccepted: t.boolean({ required: true, description: 'Whether the shopper agrees to the change.' }),
  }),
});

const orderCaller = (context: Context) => ({ ...callerOf(context), announceOrder: context.announceOrder });
interface Settled {
  readonly id: { readonly id: string };
  readonly proposalId: { readonly id: string };
}

const settled = ({ id, proposalId }: Settled) => ({ id: id.id, proposalId: proposalId.id });

builder.mutationFields((t) => ({
  amendOrder: t.field({
    type: Order,
    authScopes: { permission: 'orders' },
    description:
      'Changes an order after it was placed. What costs more or takes something away is proposed to the shopper, who ' +
      'answers on the order’s page; anything else holds at once. Receivers get `order.amended`.',
    errors: { types: AMEND_REFUSALS },
    args: {
      input: t.arg({ type: AmendOrderInput, required: true, description: 'The order, and what changes of it.' }),
    },
    resolve: (_root, { input }, context) => amendOrder(orderCaller(context), toAmendment(input)),
  }),
  confirmProposal: t.field({
    type: Order,
    authScopes: { permission: 'orders' },
    description: 'The shopper agreed to a proposal on the telephone.',
    errors: { types: ANSWER_REFUSALS },
    args: {
      input: t.arg({
        type: SettleProposalInput,
        required: true,
        description: 'The order, and the proposal that its shopper agreed to.',
      }),
    },
    resolve: (_root, { input }, context) => confirmProposal(orderCaller(context), settled(input)),
  }),
  withdrawProposal: t.field({
    type: Order,
    authScopes: { permission: 'orders' },
    description: 'Takes a proposal back: the order stays as it is.',
    errors: {},
    args: {
      input: t.arg({
        type: SettleProposalInput,
        required: true,
        description: 'The order, and the proposal that is taken back.',
      }),
    },
    resolve: (_root, { input }, context) => withdrawProposal(orderCaller(context), settled(input)),
  }),
  answerProposal: t.field({
    type: Order,
    authScopes: { shopper: true },
    description: 'The shopper’s answer to a change that was proposed. A yes holds as long as its dishes can be had.',
    errors: { types: ANSWER_REFUSALS },
    args: {
      input: t.arg({
        type: AnswerProposalInput,
        required: true,
        description: 'The proposal, and whether it is agreed to.',
      }),
    },
    resolve: (_root, { input: { token, proposalId, isAccepted } }, context) =>
      answerProposal(orderCaller(context), { token, proposalId: proposalId.id, isAccepted }),
  }),
}));
