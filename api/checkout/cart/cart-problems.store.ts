import type { Reader } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import type { TimeQuestion } from '../../hours/slots/offered-times.store';
import { DomainError } from '../../kernel/domain-error';
import { readZoneMinutes } from '../../zones/zone.store';
import type { CheckoutView } from '../checkout-view';
import { checkChangeFrom } from '../pricing/change-from';
import { type Handover, readHandover, requirePaymentMethod, requireWarehouse } from '../promise/handover.store';
import { readPromise } from '../promise/promise.store';
import { MethodUnavailable } from '../refusals';

/** The shop at this moment, as far as it has been read. */
export interface ProblemsShop extends Pick<TimeQuestion, 'now' | 'hours' | 'delay'> {
  readonly db: Reader;
  readonly channel: Channel;
}

/** What a rule of placing would throw. */
function refusalsOf(rule: () => unknown): DomainError[] {
  try {
    rule();
    return [];
  } catch (error) {
    if (error instanceof DomainError) return [error];
    throw error;
  }
}

/** What is not chosen yet is no problem: only placing asks for it, unless there is nothing to choose from. */
function handoverProblems({ details, totals }: CheckoutView, handover: Handover): DomainError[] {
  const { paymentMethodId, warehouseId, changeFrom } = details;
  const isWarehouseOpen = warehouseId === null && handover.warehouses.length > 0;
  const { payment } = handover;
  return [
    ...(paymentMethodId === null ? [] : refusalsOf(() => requirePaymentMethod(handover))),
    ...(payment ? refusalsOf(() => checkChangeFrom(changeFrom, totals.total, payment.type)) : []),
    ...(isWarehouseOpen ? [] : refusalsOf(() => requireWarehouse(handover, details))),
  ];
}

async function timeProblems(
  { details }: CheckoutView,
  { db, channel, ...known }: ProblemsShop,
): Promise<DomainError[]> {
  const { deliveryMethod: method, timeKind, slotFrom, zoneId } = details;
  if (!method || (timeKind === 'SLOT' && !slotFrom)) return [];
  // As soon as possible is offered or not: how long it takes does not matter.
  const zoneMinutes = slotFrom && zoneId ? await readZoneMinutes(db, channel.id, zoneId) : null;
  const { refusal } = await readPromise(db, channel, { ...known, method, slotFrom, zoneMinutes });
  // A method that is unavailable is among the cart's own problems already.
  return refusal && !(refusal instanceof MethodUnavailable) ? [refusal] : [];
}

/**
 * All that keeps a cart from being placed, by the rules that placing throws by, and in its order; empty on an order. Of
 * an empty cart nothing is said but that.
 */
export async function readCartProblems(view: CheckoutView, shop: ProblemsShop): Promise<readonly DomainError[]> {
  const { status, lines, details, problems } = view;
  if (status !== 'OPEN' || lines.length === 0) return problems;
  const isHandoverChosen = details.paymentMethodId !== null || details.deliveryMethod === 'PICKUP';
  const handover = isHandoverChosen
    ? await readHandover(shop.db, { channelId: view.channelId, paymentMethodId: details.paymentMethodId })
    : null;
  return [...problems, ...(handover ? handoverProblems(view, handover) : []), ...(await timeProblems(view, shop))];
}
