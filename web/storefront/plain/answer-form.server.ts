import { type RouterContextProvider, redirect } from 'react-router';
import { isQuestion, questionKey } from '../../../domain/doubts';
import type { CheckoutPageQuery, DeliveryMethod } from '../../gql/graphql';
import { query } from '../../graphql/query';
import { PLAIN_PATH } from '../cart/store/add-form';
import { AddLineMutation, ChangeLineMutation, UpdateCheckoutMutation } from '../cart/store/cart-documents';
import { PlaceOrderMutation } from '../checkout/checkout-documents';
import { type Draft, toDetails } from '../draft/draft';
import { readDraft } from './read-draft';
import { readLine } from './read-line';
import { readStep } from './read-step';
import { readTip } from './read-tip';

type Context = Readonly<RouterContextProvider>;
type Shop = Pick<NonNullable<CheckoutPageQuery['channel']>, 'countryCode'>;

/** What the shop says to a form that it does not take. */
export interface PlainRefusal {
  readonly message: string;
  /** What is wrong with a field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** As it was typed: nothing of it is lost. */
  readonly draft: Draft | null;
  /** What it asks about; the next press insists on it. */
  readonly question: string | null;
}

interface Refused {
  readonly message: string;
  readonly fields?: readonly { readonly code: string; readonly path: readonly string[]; readonly message: string }[];
  readonly path?: readonly string[] | null;
}

function refusal({ message, fields, path }: Refused, draft: Draft | null): PlainRefusal {
  const told = fields ?? (path ? [{ path, message }] : []);
  const question = draft && isQuestion(fields ?? []) ? questionKey(draft) : null;
  return {
    message,
    draft,
    question,
    fields: Object.fromEntries(told.map((field) => [field.path.at(-1) ?? '', field.message])),
  };
}

const METHODS: readonly DeliveryMethod[] = ['DELIVERY', 'PICKUP'];

/**
 * Answers one form: a dish for the cart, a change of it, what was filled in, the order. By the very mutations that the
 * page with a script sends.
 *
 * @throws a redirect once it is done.
 * @returns what to tell where it is not.
 */
export async function answerForm(context: Context, shop: Shop, form: FormData): Promise<PlainRefusal> {
  if (form.has('variantId') || form.has('variant')) {
    const { addLine } = await query(context, AddLineMutation, { input: readLine(form) });
    if ('code' in addLine) return refusal(addLine, null);
    throw redirect(PLAIN_PATH, 303);
  }
  const draft = readDraft(form);
  const step = readStep(form.get('step'));
  if (step) {
    const { changeLine } = await query(context, ChangeLineMutation, { input: step });
    if ('code' in changeLine) return refusal(changeLine, draft);
  }
  const details = toDetails(draft, shop.countryCode);
  const chosen = METHODS.find((known) => known === form.get('method'));
  const zoneId = form.get('zoneId');
  const input = {
    ...details,
    ...(chosen && { deliveryMethod: chosen }),
    ...(typeof zoneId === 'string' && zoneId !== '' && { zoneId }),
    ...readTip(form),
  };
  const { updateCheckout } = await query(context, UpdateCheckoutMutation, { input });
  if ('code' in updateCheckout) return refusal(updateCheckout, draft);
  const key = form.get('place');
  if (typeof key !== 'string') throw redirect(PLAIN_PATH, 303);
  return place(context, { draft, details, form, idempotencyKey: key });
}

interface Placed {
  readonly draft: Draft;
  readonly details: ReturnType<typeof toDetails>;
  readonly form: FormData;
  readonly idempotencyKey: string;
}

/** The key came with the page: a form that is sent twice places once. */
async function place(context: Context, { draft, details, form, idempotencyKey }: Placed): Promise<PlainRefusal> {
  const expectedTotal = Number(form.get('expectedTotal'));
  const deliveryMethod = METHODS.find((known) => known === form.get('deliveryMethod')) ?? 'DELIVERY';
  const asksOnDoubt = form.get('question') !== questionKey(draft);
  const input = { ...details, deliveryMethod, idempotencyKey, expectedTotal, asksOnDoubt };
  const { placeOrder } = await query(context, PlaceOrderMutation, { input });
  if (!('payments' in placeOrder)) return refusal(placeOrder, draft);
  throw redirect(`/finish?order=${encodeURIComponent(placeOrder.token ?? '')}`, 303);
}
