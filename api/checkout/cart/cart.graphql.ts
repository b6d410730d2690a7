import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { InvalidInput } from '../../kernel/refusals';
import { ensureGuestSession } from '../../staff/sessions/guest-session.command';
import { InvalidOptions, PaymentPending, SoldOut, TipNotPossible } from '../refusals';
import { addLine, changeLine, clearCart, updateDetails } from './cart.command';
import { Cart } from './cart-type.graphql';
import { CheckoutLine } from './checkout-line.graphql';
import { detailsFields, tipFields, toDetails } from './details-input.graphql';
import { LineInput, toLineChoice } from './line-input.graphql';
import { type LineMethod, readLineMethod } from './line-method';
import { readCart } from './read-checkout.store';

const LineMethodEnum = builder.enumType('LineMethod', {
  description: 'How to change a line’s quantity.',
  values: {
    INCREMENT: { description: 'One more.' },
    DECREMENT: { description: 'One less; at 0 the line goes.' },
    REMOVE: { description: 'The line goes.' },
    SET: { description: 'To `quantity`; at 0 the line goes.' },
  },
});

const ChangeLineInput = builder.inputType('ChangeLineInput', {
  description: 'How a line of the cart changes.',
  fields: (t) => ({
    lineId: t.globalID({ for: [CheckoutLine], required: true, description: 'Of the caller’s cart.' }),
    method: t.field({ type: LineMethodEnum, required: true, description: 'How the quantity changes.' }),
    quantity: t.int({ description: '0 to 99; for `SET` alone.' }),
    version: t.int({ description: 'Of the cart as it was read: a `SET` on a newer one is refused.' }),
  }),
});

const UpdateCheckoutInput = builder.inputType('UpdateCheckoutInput', {
  description: 'What the shopper filled in; a field that is left out stays as it is, null empties it.',
  fields: (t) => ({ ...detailsFields(t), ...tipFields(t) }),
});

const WRITE_KEY =
  'Made up by the client for this write, at most 255 characters: sent again with it, because no answer came, the write ' +
  'is done once. A cart remembers the last 50.';

function toMethod({ method, quantity }: { method: string; quantity?: number | null }): LineMethod {
  return readLineMethod({ method: method.toLowerCase(), ...(typeof quantity === 'number' && { quantity }) });
}

builder.queryField('checkout', (t) =>
  t.field({
    type: Cart,
    nullable: true,
    authScopes: { public: true },
    description: 'The caller’s own cart; null until something has been put into it.',
    resolve: (_root, _args, context) => {
      if (!context.channel) return null;
      return readCart({ ...callerOf(context), catalog: context.catalog }, context.actor.sessionId);
    },
  }),
);

builder.mutationFields((t) => ({
  addLine: t.field({
    type: Cart,
    authScopes: { shopper: true },
    description: 'Puts a dish into the caller’s cart, which is made when there is none.',
    errors: { types: [InvalidInput, SoldOut, InvalidOptions, PaymentPending] },
    args: {
      input: t.arg({ type: LineInput, required: true, description: 'The dish, with its options and how many of it.' }),
      idempotencyKey: t.arg.string({ description: WRITE_KEY }),
    },
    resolve: (_root, { input, idempotencyKey }, context) => {
      const choice = toLineChoice(input);
      if (choice.quantity < 1) {
        throw new InvalidInput([{ path: ['quantity'], code: 'NUMBER_TOO_SMALL', values: { minimum: 1 } }]);
      }
      return addLine(callerOf(context), () => ensureGuestSession(context), choice, idempotencyKey ?? null);
    },
  }),
  changeLine: t.field({
    type: Cart,
    authScopes: { shopper: true },
    description: 'Changes how many of a line there are.',
    errors: { types: [InvalidInput, PaymentPending] },
    args: {
      input: t.arg({ type: ChangeLineInput, required: true, description: 'The line, and how it changes.' }),
      idempotencyKey: t.arg.string({ description: WRITE_KEY }),
    },
    resolve: (_root, { input, idempotencyKey }, context) => {
      const change = toMethod(input);
      const { lineId, version } = input;
      return changeLine(callerOf(context), { lineId: lineId.id, change, version }, idempotencyKey ?? null);
    },
  }),
  clearCheckout: t.field({
    type: Cart,
    authScopes: { shopper: true },
    description: 'Takes every dish out of the caller’s cart; the details that were filled in stay.',
    errors: { types: [PaymentPending] },
    resolve: (_root, _args, context) => clearCart(callerOf(context)),
  }),
  updateCheckout: t.field({
    type: Cart,
    authScopes: { shopper: true },
    description: 'Keeps what the shopper filled in so far.',
    errors: { types: [InvalidInput, TipNotPossible, PaymentPending] },
    args: { input: t.arg({ type: UpdateCheckoutInput, required: true, description: 'What was filled in.' }) },
    resolve: (_root, { input }, context) =>
      updateDetails(callerOf(context), () => ensureGuestSession(context), toDetails(input)),
  }),
}));
