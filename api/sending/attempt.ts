import { SpanKind } from '@opentelemetry/api';
import { failed, inSpan } from '../telemetry/span';
import { delayAfterFailure } from './backoff';
import type { DeliveryOutcome } from './deliver';
import type { DeliveryFailure } from './delivery-failure';
import type { Prepared, Queue, TakenMessage } from './queue';
import type { EndedAttempt, Settlement } from './settle-messages.store';

/** When attempts are made. */
export interface AttemptTimes {
  readonly now: () => Date;
  /** In [0, 1). */
  readonly random: () => number;
  /** Milliseconds before each attempt: see `RETRY_SCHEDULE`. */
  readonly schedule: readonly number[];
}

/** What ended a process so often is put aside until staff send it again. */
const STRIKES = 2;
/** Between the two, milliseconds: a machine that stalled, or had no memory left, has recovered by then. */
const STRIKE_PAUSE_MS = 60_000;

/** A message that can be sent. What was rendered just now has to be kept first: every retry is equal to it. */
export interface ReadyAttempt<Message extends TakenMessage> extends Prepared {
  readonly message: Message;
  readonly startedAt: Date;
}

/**
 * Renders a message unless an earlier attempt did.
 *
 * @returns the attempt, or one that has ended already: nothing can be sent then.
 */
export async function prepareAttempt<Message extends TakenMessage>(
  message: Message,
  queue: Pick<Queue<Message>, 'isRendered' | 'prepare' | 'unmade'>,
  times: AttemptTimes,
): Promise<ReadyAttempt<Message> | EndedAttempt<Message>> {
  const startedAt = times.now();
  const fail = (failure: DeliveryFailure, failureDetail: string, settlement: Settlement): EndedAttempt<Message> => {
    const outcome = { status: null, failure, failureDetail, durationMs: 0, answer: null, retryAfterMs: null };
    return { message, startedAt, outcome, settlement };
  };
  if (message.attemptCount > times.schedule.length)
    return fail('INTERRUPTED', 'the process ended during each attempt', { status: 'PARKED' });
  if (message.strikes >= STRIKES && !queue.isRendered(message))
    return fail('PROCESS_ENDED', 'rendering it ended the process twice', { status: 'PARKED' });

  try {
    return { message, startedAt, ...(await queue.prepare(message, startedAt)) };
  } catch (error) {
    const unmade = queue.unmade(error);
    if (!unmade) throw error;
    const { failure, detail, mayPass, isStrike } = unmade;
    const isOver = !mayPass || (isStrike && message.strikes + 1 >= STRIKES);
    const next = isOver
      ? ({ status: 'PARKED' } as const)
      : afterFailure(message, isStrike ? STRIKE_PAUSE_MS : null, times);
    return { ...fail(failure, detail, next), isStrike };
  }
}

/** Sends a prepared message once. It never throws. */
export async function makeAttempt<Message extends TakenMessage>(
  { message, startedAt, send }: ReadyAttempt<Message>,
  times: AttemptTimes,
): Promise<EndedAttempt<Message>> {
  const { id, targetId, attemptCount } = message;
  const attributes = { 'carte.message_id': id, 'carte.target_id': targetId, 'carte.attempt': attemptCount };
  const outcome = await inSpan('delivery', { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const ended = await send();
    if (ended.status !== null) span.setAttribute('http.response.status_code', ended.status);
    if (ended.failure !== null) failed(span, ended.failure);
    return ended;
  });
  return { message, startedAt, outcome, settlement: settlementOf(message, outcome, times) };
}

function settlementOf(message: TakenMessage, outcome: DeliveryOutcome, times: AttemptTimes): Settlement {
  if (outcome.failure === null) return { status: 'DELIVERED' };
  if (outcome.failure === 'GONE' || outcome.failure === 'RECIPIENT_GONE') return { status: 'PARKED' };
  return afterFailure(message, outcome.retryAfterMs, times);
}

function afterFailure(
  { attemptCount }: TakenMessage,
  retryAfterMs: number | null,
  { now, random, schedule }: AttemptTimes,
): Settlement {
  const delay = delayAfterFailure({ failedAttempts: attemptCount, retryAfterMs, random: random(), schedule });
  return delay === null
    ? { status: 'PARKED' }
    : { status: 'PENDING', nextAttemptAt: new Date(now().getTime() + delay) };
}
