import type { Dispatcher } from 'undici';
import type { Database } from '../db/client';
import { delayAfterFailure } from './backoff';
import { type DeliveryLimits, type DeliveryOutcome, deliver } from './deliver';
import type { DeliveryFailure } from './delivery-failure';
import { EVENT_NAMES } from './event-names';
import { keepRequest, pauseReceiver, type Settlement, settleAttempt, type TakenMessage } from './outbox.store';
import { brokenReceiver, type RenderedRequest, renderRequest, signRequest } from './prepare-request';
import type { SecretBox } from './secrets';
import { readOrderObject } from './stored-order';

/** What an attempt needs besides the message. */
export interface AttemptServices {
  readonly db: Database;
  readonly secrets: SecretBox;
  /** See `createGuardedAgent`. */
  readonly agent: Dispatcher;
  readonly now: () => Date;
  /** In [0, 1). */
  readonly random: () => number;
  /** Milliseconds before each attempt: see `RETRY_SCHEDULE`. */
  readonly schedule: readonly number[];
  readonly limits: DeliveryLimits;
}

/** How an attempt on a message ended, for the log; null when another worker holds the message by now. */
export type AttemptResult = { readonly outcome: DeliveryOutcome; readonly settlement: Settlement } | null;

/**
 * Sends a message once and writes down what came of it.
 *
 * The request is rendered on the first attempt and kept before it is sent, so that every retry, also by another worker
 * after a crash, is equal to the byte.
 *
 * @throws whatever the database throws: the message stays leased, and is sent again when the lease ends.
 */
export async function attemptDelivery(message: TakenMessage, services: AttemptServices): Promise<AttemptResult> {
  const { db, agent, limits, now, schedule } = services;
  const startedAt = now();
  const park = async (failure: DeliveryFailure, failureDetail: string): Promise<AttemptResult> => {
    const outcome = { status: null, failure, failureDetail, durationMs: 0, answer: null, retryAfterMs: null };
    const settlement: Settlement = { status: 'PARKED' };
    await settleAttempt(db, message, { ...outcome, startedAt }, settlement);
    return { outcome, settlement };
  };
  if (message.attemptCount > schedule.length) return park('INTERRUPTED', 'the process ended during each attempt');

  const rendered = keptRequest(message);
  try {
    const request = rendered ?? renderRequest(message, scopeOf(message));
    // Signed before it is kept: a receiver whose secret can't be read has sent nothing.
    const signed = signRequest(message, request, services.secrets, { id: message.id, at: startedAt });
    if (!rendered && !(await keepRequest(db, message, request))) return null;
    const outcome = await deliver(signed, agent, { limits, now });
    const settlement = settlementOf(outcome, message.attemptCount, services);
    await settleAttempt(db, message, { ...outcome, startedAt }, settlement);
    if (outcome.failure === 'GONE') await pauseReceiver(db, message.receiverId, now());
    return { outcome, settlement };
  } catch (error) {
    const broken = brokenReceiver(error);
    if (!broken) throw error;
    return park(broken.failure, broken.detail);
  }
}

function keptRequest({ requestUrl, requestBody }: TakenMessage): RenderedRequest | null {
  return requestUrl === null || requestBody === null ? null : { url: requestUrl, body: requestBody };
}

function scopeOf({ event, createdAt, order }: TakenMessage) {
  return { event: EVENT_NAMES[event], occurredAt: createdAt.toISOString(), order: readOrderObject(order) };
}

function settlementOf(
  { failure, retryAfterMs }: DeliveryOutcome,
  failedAttempts: number,
  { now, random, schedule }: AttemptServices,
): Settlement {
  if (failure === null) return { status: 'DELIVERED' };
  if (failure === 'GONE') return { status: 'PARKED' };
  const delay = delayAfterFailure({ failedAttempts, retryAfterMs, random: random(), schedule });
  return delay === null
    ? { status: 'PARKED' }
    : { status: 'PENDING', nextAttemptAt: new Date(now().getTime() + delay) };
}
