import type { OrderStatus } from '../../domain/order-status';
import { type Actor, isAllowedTo, ordersForTest } from '../access/caller';

/** The owner of an order. */
interface Owned {
  readonly sessionId: string | null;
  readonly isPlacedByCaller?: boolean;
  /** The session that the order belongs to once it is paid. */
  readonly heldBySessionId?: string | null;
}

/** What its shopper can still change: not placed, and not waiting for its payment. */
export function isCart({
  status,
  heldUntil,
}: {
  readonly status: OrderStatus;
  readonly heldUntil: Date | null;
}): boolean {
  return status === 'OPEN' && heldUntil === null;
}

/** The session that filled the cart or placed the order. */
export function isOwner({ sessionId, heldBySessionId, isPlacedByCaller = false }: Owned, actor: Actor): boolean {
  if (isPlacedByCaller) return true;
  const owner = sessionId ?? heldBySessionId ?? null;
  return owner !== null && owner === actor.sessionId;
}

/** A test token has to do with test orders alone, and with the cart that it fills. */
export function reaches(
  checkout: Owned & { readonly status: OrderStatus; readonly isTest: boolean },
  actor: Actor,
): boolean {
  return !ordersForTest(actor) || checkout.isTest || (checkout.status === 'OPEN' && isOwner(checkout, actor));
}

/** Name, phone, address and notes are for the owner and for staff who handle orders. */
export function seesPersonalData(checkout: Owned, actor: Actor): boolean {
  return isOwner(checkout, actor) || isAllowedTo(actor, 'orders');
}

/** Notes for the kitchen are for cooks too. */
export function seesKitchenNote(checkout: Owned, actor: Actor): boolean {
  return isOwner(checkout, actor) || isAllowedTo(actor, 'kitchen');
}

/**
 * The kitchen does not see an order's sums; a reader with the order's link does. The dishes' prices are public on the
 * menu.
 */
export function seesMoney(checkout: Owned, actor: Actor): boolean {
  return seesPersonalData(checkout, actor) || !isAllowedTo(actor, 'kitchen');
}

/** Cooks open any order, without its personal fields. Only its owner and operators open a cart. */
export function seesCheckout(checkout: Parameters<typeof reaches>[0], actor: Actor): boolean {
  if (!reaches(checkout, actor)) return false;
  return seesPersonalData(checkout, actor) || (checkout.status !== 'OPEN' && isAllowedTo(actor, 'kitchen'));
}

/** What cooks may do with an order; the rest takes the permission for orders. */
const KITCHEN_MOVES: readonly OrderStatus[] = ['PREPARING', 'READY'];

export function mayMoveTo(to: OrderStatus, actor: Actor): boolean {
  return isAllowedTo(actor, KITCHEN_MOVES.includes(to) ? 'kitchen' : 'orders');
}
