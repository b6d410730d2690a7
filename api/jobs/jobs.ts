import type { Logger } from 'pino';
import { countOrders } from '../catalog/recommendations/count-orders.command';
import { settleUnanswered } from '../checkout/amending/unanswered-proposals.command';
import { lookAfterUntaken, type OrderWatch } from '../checkout/order-life/untaken-orders.command';
import { logFailure } from '../db/log-failure';
import type { Notifications } from '../db/notifications';
import type { RateCounter } from '../http/limits/rate-counter';
import { shareCounts } from '../http/limits/share-counts';
import { startTicker } from '../kernel/ticker';
import type { PaymentDesk } from '../payments/payment-desk';
import { writeSearches } from '../search/search-count.command';
import { memoryGiver, thisProcess } from './give-memory-back';
import { startReconciling } from './reconciling';
import { forgetExpired, type Retention, type RetentionExtension } from './retention';
import { type ScheduledBackups, startScheduledBackups } from './scheduled-backups';

/** An alarm comes late by so much at most. */
const WATCH_EVERY_MS = 3_000;
const WRITE_SEARCHES_EVERY_MS = 10_000;
/** So long a flood that is spread over all nodes may go on before they know of each other. */
const SHARE_EVERY_MS = 1_000;
const HOUR_MS = 3_600_000;
/** A quiet moment is this long. */
const QUIET_MS = 10_000;

interface Jobs extends OrderWatch, Retention, PaymentDesk {
  readonly extensions: readonly RetentionExtension[];
  readonly notifications: Pick<Notifications, 'subscribe'>;
  readonly logger: Logger;
  /** What this node has counted of its callers; null where nothing is limited. */
  readonly counter: RateCounter | null;
  /** Null where this process makes none. */
  readonly backups: ScheduledBackups | null;
}

/** Starts everything that happens by the clock. Every node runs all of it: they share the work, and outlive each other. */
export function startJobs(jobs: Jobs): { stop(): Promise<void> } {
  const { db, logger, counter, backups, now } = jobs;
  const failed = (sentence: string) => (error: unknown) => logFailure(logger, error, sentence);
  const countSearches = () => writeSearches(db, now());
  const onUncounted = failed('could not count searches');
  const onKept = failed('could not forget all that is kept for a while only');
  const tickers = [
    startTicker({
      everyMs: WATCH_EVERY_MS,
      work: () => lookAfterUntaken(jobs),
      onTrouble: failed('could not look after orders that nobody has taken'),
    }),
    startReconciling(jobs, jobs.notifications, failed('could not look after payments')),
    startTicker({
      everyMs: WATCH_EVERY_MS,
      work: () => settleUnanswered(jobs),
      onTrouble: failed('could not settle changes that no shopper answered'),
    }),
    startTicker({ everyMs: WRITE_SEARCHES_EVERY_MS, work: countSearches, onTrouble: onUncounted }),
    startTicker({
      everyMs: HOUR_MS,
      firstAfterMs: HOUR_MS,
      work: () => forgetExpired(jobs, jobs.extensions, onKept),
      onTrouble: onKept,
    }),
    startTicker({
      everyMs: HOUR_MS,
      work: () => countOrders(db, now()),
      onTrouble: failed('could not count which dishes are ordered together'),
    }),
    ...(counter
      ? [
          startTicker({
            everyMs: SHARE_EVERY_MS,
            work: () => shareCounts(db, counter),
            onTrouble: (error) => logger.warn({ err: error }, 'could not tell other nodes how busy callers are'),
          }),
        ]
      : []),
    ...giveMemoryBack(failed('could not give memory back')),
    ...(backups ? [startScheduledBackups(backups, failed('could not look after backups'))] : []),
  ];
  return {
    stop: async () => {
      await Promise.all(tickers.map((ticker) => ticker.stop()));
      // What was searched for since the last round.
      await countSearches().catch(onUncounted);
    },
  };
}

function giveMemoryBack(onTrouble: (error: unknown) => void) {
  const own = thisProcess();
  if (!own) return [];
  const give = memoryGiver(own);
  return [startTicker({ everyMs: QUIET_MS, firstAfterMs: QUIET_MS, work: async () => give(), onTrouble })];
}
