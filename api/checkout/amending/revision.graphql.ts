import { MAXIMUM_LINES } from '../../../domain/limits';
import { minor } from '../../../domain/money';
import { type Actor, isAllowedTo } from '../../access/caller';
import { AmendmentSilenceEnum, DeliveryMethodEnum } from '../../channel/enums.graphql';
import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { sizeForShopper } from '../../graphql/field-cost';
import { readLocalized } from '../../graphql/localized-fields';
import { Money } from '../../graphql/shared.graphql';
import { isOwner, reaches, seesMoney, seesPersonalData } from '../access';
import { amountDue } from '../amount-due';
import { dishFields, type Line, linesFor } from '../cart/checkout-line.graphql';
import { viewFrozenLine } from '../cart/frozen-order';
import { readCheckouts } from '../cart/read-checkout.store';
import type { OrderView } from '../checkout-view';
import { Order } from '../orders/order.graphql';
import { placedTaxes } from '../pricing/order-taxes';
import { CHANGED_PARTS, differenceOf, type LineDifference } from './difference';
import { contentRow, type OrderContent, readContent } from './order-content';
import { revisionLoaders } from './revision-loaders.store';
import { type AuthoredRevision, revisionsByIds } from './revisions.store';

interface Version {
  readonly content: OrderContent;
  readonly order: OrderView;
}

const OrderVersionLine = builder.objectRef<Line>('OrderVersionLine').implement({
  description: 'A dish of an order as it was before a change, or as it is with it.',
  fields: (t) => ({
    lineId: t.globalID({
      description: 'The line of the order, as far as the order still has it.',
      resolve: ({ id }) => ({ id, type: 'CheckoutLine' }),
    }),
    ...dishFields(t),
  }),
});

export const OrderVersion = builder.objectRef<Version>('OrderVersion').implement({
  description: 'An order as it was before a change, or as it is with it.',
  fields: (t) => ({
    lines: t.field({
      type: [OrderVersionLine],
      size: sizeForShopper(MAXIMUM_LINES),
      description: 'The dishes of that version.',
      resolve: ({ content, order }, _args, { actor }) => {
        const lines = content.lines.map((line) => viewFrozenLine(contentRow(line)));
        return linesFor(actor, order, lines, placedTaxes({ ...content.sums, lines: content.lines }));
      },
    }),
    deliveryFee: t.field({
      type: Money,
      nullable: true,
      description: 'Null when the shop has set no fee.',
      resolve: ({ content: { sums }, order: { currencyCode } }) =>
        sums.deliveryFee === null ? null : { minor: minor(sums.deliveryFee), currencyCode },
    }),
    tip: t.field({
      type: Money,
      description: 'What is given on top; zero when nothing is.',
      resolve: ({ content, order: { currencyCode } }) => ({ minor: minor(content.sums.tip ?? 0), currencyCode }),
    }),
    totalPrice: t.field({
      type: Money,
      description: 'What is to be paid.',
      resolve: ({ content, order: { currencyCode } }) => ({ minor: minor(content.sums.total), currencyCode }),
    }),
    deliveryMethod: t.field({
      type: DeliveryMethodEnum,
      description: 'How it is received.',
      resolve: ({ content }) => content.details.deliveryMethod,
    }),
    street: t.string({
      nullable: true,
      description: 'Where to; null for strangers.',
      resolve: ({ content, order }, _args, { actor }) =>
        seesPersonalData(order, actor) ? content.details.street : null,
    }),
    slotFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of the chosen time; null: as soon as possible.',
      resolve: ({ content }) => content.details.slotFrom,
    }),
    paymentName: t.string({
      nullable: true,
      description: 'The way of payment, in the reader’s language.',
      resolve: ({ content: { details } }, _args, context) =>
        details.paymentName && readLocalized(details.paymentName, context),
    }),
  }),
});

export const RevisionState = builder.enumType('RevisionState', {
  description: 'What has become of a change.',
  values: {
    APPLIED: { description: 'The order is as it says, or has been changed again since.' },
    PROPOSED: { description: 'The shopper is asked.' },
    REFUSED: { description: 'The shopper said no.' },
    EXPIRED: { description: 'There was no answer in time, and the order stayed as it was.' },
    WITHDRAWN: { description: 'Staff took it back, or the order went on without it.' },
  } as const,
});

const RevisionConfirmation = builder.enumType('RevisionConfirmation', {
  description: 'Who agreed to a change, or answered it.',
  values: {
    SHOPPER: { description: 'The shopper, on the order’s page.' },
    PHONE: { description: 'The shopper on the telephone: staff said so.' },
    SILENCE: { description: 'No answer in time: the shop’s rule decided.' },
  } as const,
});

const ChangedPartEnum = builder.enumType('ChangedPart', {
  description: 'A part of an order that a change can affect, other than its dishes.',
  values: Object.fromEntries(
    CHANGED_PARTS.map((part) => [part, { value: part, description: `The order’s ${part.toLowerCase()}.` }]),
  ) as Record<(typeof CHANGED_PARTS)[number], { value: (typeof CHANGED_PARTS)[number]; description: string }>,
});

const ChangedDish = builder.objectRef<LineDifference>('ChangedDish').implement({
  description: 'A dish of which there are more or fewer.',
  fields: (t) => ({
    name: t.string({
      description: 'Dish, size and options, in the reader’s language.',
      resolve: ({ line }, _args, context) => {
        const { productName, variantName, options } = viewFrozenLine(contentRow(line));
        const names = [productName, variantName, ...options.map(({ name }) => name)];
        return names
          .map((name) => readLocalized(name, context))
          .filter(Boolean)
          .join(', ');
      },
    }),
    before: t.exposeInt('before', { description: 'How many there were; 0: it is new.' }),
    after: t.exposeInt('after', { description: 'How many there are with it; 0: it is gone.' }),
  }),
});

interface Revision {
  readonly id: string;
  readonly row: AuthoredRevision;
  readonly order: OrderView;
}

const revisionOf = (row: AuthoredRevision, order: OrderView): Revision => ({ id: row.id, row, order });

const version = (json: unknown, order: OrderView): Version | null => {
  const content = readContent(json);
  return content && { content, order };
};

/** Staff who handle orders see every change, its shopper the one that waits for an answer. */
const seesRevision = ({ row, order }: Revision, actor: Actor): boolean =>
  reaches(order, actor) && (isAllowedTo(actor, 'orders') || (row.state === 'PROPOSED' && isOwner(order, actor)));

const OrderRevisionRef = builder.objectRef<Revision>('OrderRevision');

export const OrderRevision = builder.node(OrderRevisionRef, {
  description: 'A change of an order after it was placed.',
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: async (ids, context) => {
    const caller = callerOf(context);
    const rows = await revisionsByIds(context.db, caller.channel.id, ids);
    const orders = await readCheckouts(
      caller,
      rows.map(({ checkoutId }) => checkoutId),
    );
    const revisions = rows.flatMap((row) => {
      const order = orders.get(row.checkoutId);
      return order && order.status !== 'OPEN' ? [revisionOf(row, order)] : [];
    });
    return ids.map((id) => revisions.find((each) => each.id === id && seesRevision(each, context.actor)) ?? null);
  },
  fields: (t) => ({
    number: t.int({ description: 'From 1, in the order in which they were made.', resolve: ({ row }) => row.number }),
    state: t.field({
      type: RevisionState,
      description: 'How far the change has come: proposed, agreed to, or not.',
      resolve: ({ row }) => row.state,
    }),
    at: t.field({ type: 'DateTime', description: 'When staff made the change.', resolve: ({ row }) => row.createdAt }),
    answerBy: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the shopper can answer; null when no answer was asked for.',
      resolve: ({ row }) => row.answerBy,
    }),
    silence: t.field({
      type: AmendmentSilenceEnum,
      description: 'What becomes of it without an answer.',
      resolve: (_revision, _args, context) => channelOf(context).amendmentSilence,
    }),
    confirmation: t.field({
      type: RevisionConfirmation,
      nullable: true,
      description: 'Who answered it; null when no answer was asked for, or there is none yet.',
      resolve: ({ row }) => row.confirmation,
    }),
    by: t.string({
      nullable: true,
      authScopes: { permission: 'orders' },
      description: 'Name of the staff member who made it.',
      resolve: ({ row }) => row.staffMember?.name ?? null,
    }),
    parts: t.field({
      type: [ChangedPartEnum],
      description: 'What it changes, other than dishes.',
      resolve: ({ row }) => {
        const [before, after] = [readContent(row.before), readContent(row.after)];
        return before && after ? [...differenceOf(before, after).parts] : [];
      },
    }),
    dishes: t.field({
      type: [ChangedDish],
      size: sizeForShopper(2 * MAXIMUM_LINES),
      description: 'The dishes that it is about.',
      resolve: ({ row }) => {
        const [before, after] = [readContent(row.before), readContent(row.after)];
        return before && after ? [...differenceOf(before, after).lines] : [];
      },
    }),
    before: t.field({
      type: OrderVersion,
      nullable: true,
      description: 'The order before it; null once the client was erased.',
      resolve: ({ row, order }) => version(row.before, order),
    }),
    after: t.field({
      type: OrderVersion,
      nullable: true,
      description: 'The order with it.',
      resolve: ({ row, order }) => version(row.after, order),
    }),
    amountDue: t.field({
      type: Money,
      description: '`Checkout.amountDue` with it.',
      resolve: ({ row: { dueAfter, totalAfter }, order }) => ({
        minor: amountDue({ ...order, dueOnReceiving: dueAfter }, totalAfter),
        currencyCode: order.currencyCode,
      }),
    }),
  }),
});

builder.objectFields(Order, (t) => ({
  proposal: t.field({
    type: OrderRevision,
    nullable: true,
    description: 'A change that waits for the shopper’s answer; null when none does, and for cooks.',
    resolve: async (order, _args, context) => {
      if (!seesMoney(order, context.actor)) return null;
      const [row] = await revisionLoaders(context).proposed.load(order.id);
      return row ? revisionOf(row, order) : null;
    },
  }),
  revisions: t.field({
    type: [OrderRevision],
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'What was changed after it was placed, the first change first.',
    resolve: async (order, _args, context) =>
      (await revisionLoaders(context).all.load(order.id)).map((row) => revisionOf(row, order)),
  }),
}));
