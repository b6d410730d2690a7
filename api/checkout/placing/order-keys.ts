import { type Actor, type Author, ordersForTest } from '../../access/caller';

/** In no key that a client sends: they have no control characters. */
const SEPARATOR = '\n';

/** By what an order is found again when it is sent again. */
export interface OrderKeys {
  /** That it is kept by. */
  readonly key: string;
  /** Of the same caller before they had a session; `key` where there is no such caller. Locked, so that both wait. */
  readonly keyWithoutSession: string;
}

/**
 * Callers know nothing of each other's keys, so a key is its caller's own: a shopper's, or a program's (and its shopper's).
 */
export function shopperKeys(actor: Actor, idempotencyKey: string): OrderKeys {
  const keyWithoutSession =
    actor.kind === 'token' ? ownKey(actor, idempotencyKey) : ['visitor', idempotencyKey].join(SEPARATOR);
  if (actor.sessionId === null) return only(keyWithoutSession);
  return { key: ['session', actor.sessionId, keyWithoutSession].join(SEPARATOR), keyWithoutSession };
}

/** Of an order that a staff member takes, or a program in their place. */
export function deskKeys(actor: Author, idempotencyKey: string): OrderKeys {
  return only(ownKey(actor, idempotencyKey));
}

/** An order from elsewhere is known by its source, whichever token brings it. After a test token tried it, it can still come as a real one. */
export function elsewhereKeys(actor: Actor, { source, reference }: { source: string; reference: string }): OrderKeys {
  const trial = ordersForTest(actor) ? ['test'] : [];
  return only(['elsewhere', ...trial, source, reference].join(SEPARATOR));
}

/** The key of what staff and programs send in their own name. */
export function ownKey(actor: Author, idempotencyKey: string): string {
  const caller = actor.kind === 'token' ? actor.apiTokenId : actor.staffMemberId;
  return [actor.kind, caller, idempotencyKey].join(SEPARATOR);
}

/** The key of an order that came from a former system. */
export function importKey(number: string): string {
  return ['import', number].join(SEPARATOR);
}

function only(key: string): OrderKeys {
  return { key, keyWithoutSession: key };
}
