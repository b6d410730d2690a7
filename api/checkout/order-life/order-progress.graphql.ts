import { isStepBack } from '../../../domain/order-status';
import { builder } from '../../graphql/builder';
import { sizeForShopper } from '../../graphql/field-cost';
import { seesPersonalData } from '../access';
import type { OrderView } from '../checkout-view';
import { CheckoutStatusEnum } from '../enums.graphql';
import { readReason } from '../order-reason';
import { Order } from '../orders/order.graphql';
import { type ProgressStep, progressLoader, readAcceptors } from './order-progress.store';

const OrderProgress = builder.objectRef<ProgressStep>('OrderProgress').implement({
  description: 'What happened to an order, as far as it concerns the shopper: without names of staff.',
  fields: (t) => ({
    at: t.expose('createdAt', { type: 'DateTime', description: 'When the order came so far.' }),
    status: t.expose('to', { type: CheckoutStatusEnum, description: 'Where the order stood from then on.' }),
    isDelay: t.boolean({
      description: 'Whether only the promised time was moved.',
      resolve: ({ from, to }) => from === to,
    }),
    isStepBack: t.boolean({
      description: 'Whether it was taken back to where it had been: what came after that is undone.',
      resolve: ({ from, to }) => isStepBack(from, to),
    }),
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The new promise; null when it stayed the same.',
    }),
    reason: t.string({
      nullable: true,
      description:
        'Why, in the reader’s language where it has a name; why it was taken back is the staff’s own business.',
      resolve: (entry, _args, { locale }) => (isStepBack(entry.from, entry.to) ? null : readReason(entry, locale)),
    }),
  }),
});

/** An order that was placed a moment ago has made one move, which need not be read. */
function knownSteps({ id: checkoutId, isJustPlaced, placedAt }: OrderView): readonly ProgressStep[] | null {
  if (!isJustPlaced) return null;
  const nothing = { reason: null, reasonCode: null, promisedAt: null };
  return [{ checkoutId, from: 'OPEN', to: 'PLACED', createdAt: placedAt, ...nothing }];
}

builder.objectFields(Order, (t) => ({
  progress: t.field({
    type: [OrderProgress],
    size: sizeForShopper(20),
    description: 'What happened to the order since it was placed, the first thing first.',
    resolve: (view, _args, context) => knownSteps(view) ?? progressLoader(context).load(view.id),
  }),
  acceptedBy: t.loadable({
    type: 'String',
    nullable: true,
    description:
      'First name of the staff member who accepted it, for the shopper who ordered it and for staff; null before that, and ' +
      'where a program accepted it.',
    // As of `progress`: a subscription lives as long as its request.
    loaderOptions: { cache: false },
    load: (ids: string[], { db }) => readAcceptors(db, ids),
    resolve: (view, _args, { actor }) => (view.status !== 'PLACED' && seesPersonalData(view, actor) ? view.id : null),
  }),
}));
