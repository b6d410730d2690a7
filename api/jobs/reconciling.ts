import type { Notifications } from '../db/notifications';
import { startTicker } from '../kernel/ticker';
import { PAYMENTS_TOPIC } from '../payments/ledger/payment-ledger.store';
import type { PaymentDesk } from '../payments/payment-desk';
import { reconcilePayments } from '../payments/reconcile/reconcile.command';

/** Notices and moves of orders wake it; this is for what got lost, and for the end of waiting. */
const LOOK_EVERY_MS = 2_000;

/**
 * Looks after payments from the start on. Every node does, and one at a time works on each payment.
 *
 * @param everyMs - from the end of one round to the next that nothing asked for.
 */
export function startReconciling(
  desk: PaymentDesk,
  notifications: Pick<Notifications, 'subscribe'>,
  onTrouble: (error: unknown) => void,
  everyMs = LOOK_EVERY_MS,
): { stop(): Promise<void> } {
  let round: Promise<void> | null = null;
  let isAskedFor = false;
  const look = async (): Promise<void> => {
    do {
      isAskedFor = false;
      await reconcilePayments(desk);
    } while (isAskedFor);
  };
  const lookOnce = (): Promise<void> => {
    isAskedFor = true;
    round ??= look().finally(() => {
      round = null;
    });
    return round;
  };
  const unsubscribe = notifications.subscribe(PAYMENTS_TOPIC, () => void lookOnce().catch(onTrouble));
  const ticker = startTicker({ everyMs, work: lookOnce, onTrouble });
  return {
    stop: async () => {
      unsubscribe();
      await ticker.stop();
      await round?.catch(onTrouble);
    },
  };
}
