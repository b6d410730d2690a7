import { type Actor, ordersForTest } from '../../access/caller';
import type { PlaceOrderInput } from './placing';

/** Stands in no key that a client sends: they have no control characters. */
const SEPARATOR = '\n';

/** By what an order is found again when it is sent again. */
export interface OrderKeys {
  /** That it is kept by. */
  readonly key: string;
  /** That a release before kept a program's order by; null for all others. Looked for during an hour. */
  readonly keyBefore: string | null;
}

/**
 * Programs that know nothing of each other may count their orders alike, so a program's key is its token's own; an order
 * from elsewhere is known by its source, whichever token brings it. One that was tried by a test token can come in earnest.
 */
export function orderKeys(actor: Actor, { idempotencyKey, elsewhere }: PlaceOrderInput): OrderKeys {
  if (elsewhere) {
    const trial = ordersForTest(actor) ? ['test'] : [];
    return { key: [...trial, elsewhere.source, elsewhere.reference].join(SEPARATOR), keyBefore: null };
  }
  if (actor.kind !== 'token') return { key: idempotencyKey, keyBefore: null };
  // No older release has placed for a test token: what it would find is a real order.
  const keyBefore = ordersForTest(actor) ? null : idempotencyKey;
  return { key: ownKey(actor, idempotencyKey), keyBefore };
}

/** A program's key is its token's own. */
export function ownKey(actor: Actor, idempotencyKey: string): string {
  return actor.kind === 'token' ? [actor.apiTokenId, idempotencyKey].join(SEPARATOR) : idempotencyKey;
}
