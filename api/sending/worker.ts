import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/client';
import { logFailure } from '../db/log-failure';
import type { Notifications } from '../db/notifications';
import { type Meter, NO_METER } from '../telemetry/meter';
import { type AttemptTimes, makeAttempt, prepareAttempt, type ReadyAttempt } from './attempt';
import { RETRY_SCHEDULE } from './backoff';
import { BREAKER_RULE, type BreakerRule } from './breaker';
import type { Queue, TakenMessage } from './queue';
import type { EndedAttempt } from './settle-messages.store';
import { createSettling } from './settling';
import { acquitMessages, keepRequests, nextDueAt, takeDueMessages } from './take-messages.store';

/** The part of a pino logger that the worker uses. It never gets an order, a URL or a header. */
export interface WorkerLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface WorkerServices {
  readonly db: Database;
  readonly notifications: Pick<Notifications, 'subscribe'>;
  readonly logger: WorkerLogger;
  /** Counts attempts. */
  readonly meter?: Pick<Meter, 'deliveryEnded'>;
}

export interface WorkerOptions {
  readonly now?: () => Date;
  /** In [0, 1). */
  readonly random?: () => number;
  /** Milliseconds before each attempt. */
  readonly schedule?: readonly number[];
  readonly breaker?: BreakerRule;
  /** Longer than an attempt can last, else a message in the air is sent a second time. */
  readonly leaseMs?: number;
  /** Messages to one target in the air at once, over all workers. */
  readonly perTarget?: number;
  /** Messages in the air at once, of this worker. */
  readonly total?: number;
  /** Milliseconds after which it looks by itself: a notification may be lost. */
  readonly pollMs?: number;
}

export interface Worker {
  /** Takes no more, and waits for what is in the air: as long as one attempt can last. */
  stop(): Promise<void>;
}

/** Many slow targets must be found at once before they fill this; a waiting request costs little. */
const TOTAL = 128;
/** Enough for a rush at a hook that answers in a tenth of a second; few enough for one that is a small program. */
const PER_TARGET = 8;
const LEASE_MS = 60_000;
const POLL_MS = 15_000;
/**
 * From one look to the next at least: in a rush, what came and what ended meanwhile share a look's statements. The first
 * order after a quiet while does not wait.
 */
const GATHER_MS = 40;
/** After the database failed. */
const TROUBLE_MS = 1000;

/** Sends what waits in a queue until it is stopped. Any number of processes may run one. */
export function startSending<Message extends TakenMessage>(
  queue: Queue<Message>,
  services: WorkerServices,
  options: WorkerOptions = {},
): Worker {
  const { db, logger, notifications, meter = NO_METER } = services;
  const { tables, noun } = queue;
  const {
    leaseMs = LEASE_MS,
    perTarget = PER_TARGET,
    total = TOTAL,
    pollMs = POLL_MS,
    now = () => new Date(),
  } = options;
  const { breaker = BREAKER_RULE, random = Math.random, schedule = RETRY_SCHEDULE } = options;
  const times: AttemptTimes = { now, random, schedule };
  const settling = createSettling({
    db,
    tables,
    breaker,
    now,
    onSettled: (attempt) => {
      logAttempt(logger, attempt, `${noun.message} was sent`);
      const { failure, durationMs } = attempt.outcome;
      meter.deliveryEnded({ outcome: failure ?? 'DELIVERED', seconds: durationMs / 1000 });
    },
    onBreakerChange: async (change) => {
      logger.warn(change, `${noun.target} ${change.isResting ? 'fails at everything and rests' : 'works again'}`);
      await queue.targetChanged(change);
    },
    onPaused: async (target) => {
      logger.warn(target, `${noun.target} wants no more and is paused`);
      await queue.targetChanged(target);
    },
    onStopped: async (target) => {
      logger.error(target, `rendering the templates of ${noun.target} ended the process twice: it is stopped`);
      await queue.targetChanged(target);
    },
    onLost: (attempt, error) => logLost(logger, attempt.message, error),
  });
  const inTheAir = new Set<Promise<void>>();
  const rendering = new Set<Promise<unknown>>();
  /** Their attempts failed, and the process goes on: nothing is known of what they would have ended. */
  const unended: Message[] = [];
  /** Messages that were taken and have not ended. */
  let held = 0;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  /** By `performance.now`. */
  let lastLook = -GATHER_MS;

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
        await gather();
        lookAgain = false;
        await acquit();
        await settling.flush();
        lookedAt = now();
        await takeAll(lookedAt);
      }
      if (!stopping) wakeIn(await waitMs(lookedAt));
    } catch (error) {
      logFailure(logger, error, 'the outbox could not be read or written');
      // Not at once, also when something ended meanwhile.
      lookAgain = false;
      wakeIn(TROUBLE_MS);
    }
  }

  async function gather(): Promise<void> {
    const early = lastLook + GATHER_MS - performance.now();
    if (early > 0) await sleep(early);
    lastLook = performance.now();
  }

  async function takeAll(at: Date): Promise<void> {
    const free = total - held;
    // A place that becomes free wakes us.
    if (free <= 0) return;
    const messages = await takeDueMessages(db, tables, at, { leaseMs, perTarget, total: free, breaker });
    held += messages.length;
    const suspect = messages.find(({ strikes }) => strikes > 0);
    const others = messages.filter((message) => message !== suspect);
    for (const id of new Set(others.map(({ targetId }) => targetId))) {
      begin(others.filter(({ targetId }) => targetId === id));
    }
    if (!suspect) return;
    // Alone: if the process ends now, it is known which message ended it.
    await Promise.all(rendering);
    begin([suspect]);
    await Promise.all(rendering);
  }

  function begin(messages: readonly Message[]): void {
    const sending = sendAll(messages).finally(() => inTheAir.delete(sending));
    inTheAir.add(sending);
  }

  async function acquit(): Promise<void> {
    const some = unended.slice();
    await acquitMessages(db, tables, some);
    unended.splice(0, some.length);
  }

  /** Sends the messages to one target; how long its templates take to render is nothing to the others. */
  async function sendAll(messages: readonly Message[]): Promise<void> {
    const preparing = prepareAndKeep(messages).finally(() => rendering.delete(preparing));
    rendering.add(preparing);
    const { ready, kept } = await preparing;
    const isHeld = ({ message, rendered }: ReadyAttempt<Message>) => !rendered || kept?.has(message.id);
    const lost = ready.filter((attempt) => !isHeld(attempt));
    held -= lost.length;
    if (kept) for (const { message } of lost) logger.warn(fieldsOf(message), 'another worker took the message over');
    await Promise.all(ready.filter(isHeld).map(async (attempt) => end(await makeAttempt(attempt, times))));
  }

  async function prepareAndKeep(messages: readonly Message[]) {
    const ready = await prepareAll(messages);
    const rendered = ready.flatMap(({ message, rendered: request }) => (request ? { message, request } : []));
    const kept = await keepRequests(db, tables, rendered).catch((error: unknown) => {
      for (const { message } of rendered) lose(message, error);
      return null;
    });
    return { ready, kept };
  }

  function lose(message: Message, error: unknown): void {
    logLost(logger, message, error);
    unended.push(message);
    // The next look says so before anybody can take the message over.
    wake();
  }

  async function prepareAll(messages: readonly Message[]): Promise<ReadyAttempt<Message>[]> {
    const ready: ReadyAttempt<Message>[] = [];
    for (const message of messages) {
      try {
        // Taken over while it is rendered, it would count as one that ended a process.
        if (now().getTime() > message.leasedUntil.getTime() - leaseMs / 3) throw new Error('its lease ends too soon');
        const attempt = await prepareAttempt(message, queue, times);
        if ('send' in attempt) ready.push(attempt);
        else end(attempt);
      } catch (error) {
        held -= 1;
        lose(message, error);
      }
    }
    return ready;
  }

  function end(attempt: EndedAttempt): void {
    held -= 1;
    settling.add(attempt);
    wake();
  }

  /** @param lookedAt - of the look that found nothing: what came due since then must not be passed over. */
  async function waitMs(lookedAt: Date): Promise<number> {
    const next = await nextDueAt(db, tables, lookedAt);
    return next === null ? pollMs : Math.min(pollMs, Math.max(0, next.getTime() - now().getTime()));
  }

  function wakeIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopping) timer = setTimeout(wake, milliseconds);
  }

  const unsubscribe = notifications.subscribe(queue.topic, wake);
  wake();
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      unsubscribe();
      await looking;
      await Promise.all(inTheAir);
      await Promise.all([acquit(), settling.flush()]).catch((error: unknown) => {
        logFailure(logger, error, 'what was sent last could not be written down; it is repeated when the leases end');
      });
    },
  };
}

function fieldsOf({ id, targetId, attemptCount }: TakenMessage) {
  return { messageId: id, targetId, attempt: attemptCount };
}

function logAttempt(logger: WorkerLogger, { message, outcome, settlement }: EndedAttempt, text: string): void {
  const { status, failure, durationMs } = outcome;
  const level = failure === null ? 'info' : 'warn';
  const fields = { ...fieldsOf(message), status, failure, durationMs, becomes: settlement.status };
  logger[level](fields, text);
}

function logLost(logger: WorkerLogger, message: TakenMessage, error: unknown): void {
  const text = 'an attempt could not be made or written down; it is repeated when the lease ends';
  logFailure(logger, error, text, fieldsOf(message));
}
