import type { Dispatcher } from 'undici';
import type { Database } from '../db/client';
import type { Notifications } from '../db/notifications';
import { OUTBOX_TOPIC } from '../db/outbox';
import { attemptDelivery } from './attempt';
import { RETRY_SCHEDULE } from './backoff';
import { DELIVERY_LIMITS, type DeliveryLimits } from './deliver';
import { nextDueAt, type TakenMessage, takeDueMessages } from './outbox.store';
import type { SecretBox } from './secrets';

/** The part of a pino logger that the worker uses. It never gets an order, a URL or a header. */
export interface WorkerLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface WorkerServices {
  readonly db: Database;
  readonly notifications: Pick<Notifications, 'subscribe'>;
  readonly secrets: SecretBox;
  /** See `createGuardedAgent`. */
  readonly agent: Dispatcher;
  readonly logger: WorkerLogger;
}

export interface WorkerOptions {
  readonly now?: () => Date;
  /** In [0, 1). */
  readonly random?: () => number;
  /** Milliseconds before each attempt. */
  readonly schedule?: readonly number[];
  readonly limits?: DeliveryLimits;
  /** Longer than an attempt can last, else a message in the air is sent a second time. */
  readonly leaseMs?: number;
  /** Messages of one receiver in the air at once, over all workers. */
  readonly perReceiver?: number;
  /** Messages in the air at once, of this worker. */
  readonly total?: number;
  /** Milliseconds after which it looks by itself: a notification may be lost. */
  readonly pollMs?: number;
}

export interface Worker {
  /** Takes no more, and waits for what is in the air: as long as one attempt can last. */
  stop(): Promise<void>;
}

/** Many slow receivers must be found at once before they fill this; a waiting request costs little. */
const TOTAL = 128;
const LEASE_MS = 60_000;
const POLL_MS = 15_000;
/** After the database failed. */
const TROUBLE_MS = 1000;

/** Sends what waits in the outbox until it is stopped. Any number of processes may run one. */
export function startWorker(services: WorkerServices, options: WorkerOptions = {}): Worker {
  const { db, logger, notifications } = services;
  const { leaseMs = LEASE_MS, perReceiver = 4, total = TOTAL, pollMs = POLL_MS, now = () => new Date() } = options;
  const attempt = {
    ...services,
    now,
    random: options.random ?? Math.random,
    schedule: options.schedule ?? RETRY_SCHEDULE,
    limits: options.limits ?? DELIVERY_LIMITS,
  };
  const inTheAir = new Set<Promise<void>>();
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  const wake = (): void => {
    if (stopping) return;
    clearTimeout(timer);
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = null;
      if (lookAgain) wake();
    });
  };

  /** Looks until nothing more can be taken, then sets the timer for what comes due next. */
  async function look(): Promise<void> {
    try {
      let lookedAt = now();
      while (lookAgain && !stopping) {
        lookAgain = false;
        lookedAt = now();
        await takeAll(lookedAt);
      }
      if (!stopping) wakeIn(await waitMs(lookedAt));
    } catch (error) {
      logger.error({ err: error }, 'the outbox could not be read');
      wakeIn(TROUBLE_MS);
    }
  }

  async function takeAll(at: Date): Promise<void> {
    const free = total - inTheAir.size;
    // A place that becomes free wakes us.
    if (free <= 0) return;
    const messages = await takeDueMessages(db, { now: at, leaseMs, perReceiver, total: free });
    for (const message of messages) {
      const sending = send(message).finally(() => {
        inTheAir.delete(sending);
        wake();
      });
      inTheAir.add(sending);
    }
  }

  async function send(message: TakenMessage): Promise<void> {
    const fields = { messageId: message.id, receiverId: message.receiverId, attempt: message.attemptCount };
    try {
      const result = await attemptDelivery(message, attempt);
      if (!result) return logger.warn(fields, 'another worker took the message over');
      const { status, failure, durationMs } = result.outcome;
      const level = failure === null ? 'info' : 'warn';
      logger[level](
        { ...fields, status, failure, durationMs, becomes: result.settlement.status },
        'an order was sent to a receiver',
      );
    } catch (error) {
      logger.error(
        { ...fields, err: error },
        'an attempt could not be written down; it is repeated when the lease ends',
      );
    }
  }

  /** @param lookedAt - of the look that found nothing: what came due since then must not be passed over. */
  async function waitMs(lookedAt: Date): Promise<number> {
    const next = await nextDueAt(db, lookedAt);
    return next === null ? pollMs : Math.min(pollMs, Math.max(0, next.getTime() - now().getTime()));
  }

  function wakeIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopping) timer = setTimeout(wake, milliseconds);
  }

  const unsubscribe = notifications.subscribe(OUTBOX_TOPIC, wake);
  wake();
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      unsubscribe();
      await looking;
      await Promise.all(inTheAir);
    },
  };
}
