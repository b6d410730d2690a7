import { lookAfterUntaken, type OrderWatch } from '../checkout/order-life/untaken-orders.command';
import { startTicker, type TickerParts } from '../kernel/ticker';

/** An alarm comes late by so much at most. */
const LOOK_EVERY_MS = 3_000;

/** Looks after orders that nobody takes. Every node runs it: they share the work, and outlive each other. */
export function startOrderWatch({
  onTrouble,
  everyMs = LOOK_EVERY_MS,
  ...watch
}: OrderWatch & Pick<TickerParts, 'onTrouble'> & { readonly everyMs?: number }): { stop(): Promise<void> } {
  return startTicker({ everyMs, onTrouble, work: () => lookAfterUntaken(watch) });
}
