import type { Client } from '@urql/core';
import type { PlaceOrderMutation as PlaceOrder, PlaceOrderInput } from '../../gql/graphql';
import { newKey } from '../../graphql/new-key';
import { isUnanswered } from '../cart/store/is-unanswered';
import { type Attempt, keep, readKept } from '../draft/kept-checkout';
import { PlaceOrderMutation } from './checkout-documents';

type Answer = PlaceOrder['placeOrder'];
/** An order, or the cart that it is made of once the payment has come. */
export type Placed = Extract<Answer, { __typename: 'Cart' | 'Order' }>;
export type PlacingRefusal = Exclude<Answer, Placed>;

export type PlacingOutcome =
  | { readonly kind: 'placed'; readonly order: Placed }
  | { readonly kind: 'refused'; readonly refusal: PlacingRefusal }
  /** Nobody knows whether it was placed: pressing again asks with the same key. */
  | { readonly kind: 'unanswered' }
  /** There is no connection, and what was pressed on the cart before has not been sent either: nothing was placed. */
  | { readonly kind: 'unsent' }
  /** Something broke on the other side; nothing was placed. */
  | { readonly kind: 'failed' };

/** A connection that says nothing for so long says nothing at all. */
const PATIENCE_MS = 30_000;

type Order = Omit<PlaceOrderInput, 'idempotencyKey'>;

async function send(client: Client, order: Order, idempotencyKey: string): Promise<PlacingOutcome> {
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const result = await Promise.race([
    client.mutation(PlaceOrderMutation, { input: { ...order, idempotencyKey } }),
    silence,
  ]);
  const answer = result?.data?.placeOrder;
  if (answer) {
    return 'payments' in answer ? { kind: 'placed', order: answer } : { kind: 'refused', refusal: answer };
  }
  return { kind: result?.error && !isUnanswered(result.error) ? 'failed' : 'unanswered' };
}

const attempts = (): readonly Attempt[] => readKept()?.attempts ?? [];

function forget(key: string): void {
  keep({ attempts: attempts().filter((attempt) => attempt.key !== key) });
}

/**
 * Asks for the order, once however often it is asked for: the key is kept until there is an answer, and goes again with
 * the very same order. Another order gets a key of its own.
 */
export async function placeOrder(client: Client, order: Order): Promise<PlacingOutcome> {
  // What was seen on the clock is another one each minute, and no other order for that; nor is one that is insisted on.
  const { expectedBy, asksOnDoubt, ...same } = order;
  const sent = JSON.stringify(same);
  const attempt = attempts().find((earlier) => earlier.sent === sent) ?? { key: newKey(), sent };
  keep({ attempts: [...attempts().filter(({ key }) => key !== attempt.key), attempt] });
  const outcome = await send(client, { ...same, expectedBy, asksOnDoubt }, attempt.key);
  if (outcome.kind !== 'unanswered') forget(attempt.key);
  if (outcome.kind === 'refused' && outcome.refusal.code === 'EMPTY_CART') {
    return (await findUnanswered(client)) ?? outcome;
  }
  return outcome;
}

/**
 * An empty cart and a press that was never answered: that press may have placed the order. Asking again can't place
 * anything, as nothing is in the cart.
 *
 * @returns null when none of them had placed it.
 */
export async function findUnanswered(client: Client): Promise<PlacingOutcome | null> {
  for (const { key, sent } of attempts()) {
    const order: Order = JSON.parse(sent);
    const outcome = await send(client, order, key);
    if (outcome.kind === 'placed') return outcome;
    if (outcome.kind === 'unanswered') return null;
    forget(key);
  }
  return null;
}
