import { SpanKind } from '@opentelemetry/api';
import type { GuardedAgent } from '../../kernel/guarded-agent';
import type { SecretBox } from '../../kernel/secrets';
import { failed, inSpan } from '../../telemetry/span';
import { delayAfterFailure } from '../request/backoff';
import { type DeliveryLimits, type DeliveryOutcome, type DeliveryRequest, deliver } from '../request/deliver';
import type { DeliveryFailure } from '../request/delivery-failure';
import { brokenReceiver, type RenderedRequest, renderRequest, signRequest } from '../request/prepare-request';
import type { TemplateScope } from '../template/body-template';
import { EVENT_NAMES } from '../template/event-names';
import { readChangeObject, readOrderObject, readPaymentObject } from '../template/stored-order';
import type { EndedAttempt, Settlement } from './settle-messages.store';
import type { TakenMessage } from './taken-message';

/** What an attempt needs in addition to the message. */
export interface AttemptServices {
  readonly secrets: SecretBox;
  /** See `createGuardedAgent`. */
  readonly agent: GuardedAgent;
  readonly now: () => Date;
  /** In [0, 1). */
  readonly random: () => number;
  /** Milliseconds before each attempt: see `RETRY_SCHEDULE`. */
  readonly schedule: readonly number[];
  readonly limits: DeliveryLimits;
}

/** What ended a process so often is put aside until staff send it again. */
const STRIKES = 2;
/** Between the two, milliseconds: a machine that stalled, or had no memory left, has recovered by then. */
const STRIKE_PAUSE_MS = 60_000;

/** A message that can be sent. What was rendered just now has to be kept first: every retry is equal to it. */
export interface ReadyAttempt {
  readonly message: TakenMessage;
  readonly startedAt: Date;
  readonly signed: DeliveryRequest;
  readonly request: RenderedRequest;
  readonly isRenderedNow: boolean;
}

/**
 * Renders a message unless an earlier attempt did, and signs it.
 *
 * @returns the attempt, or one that has ended already: nothing can be sent then.
 */
export async function prepareAttempt(
  message: TakenMessage,
  services: AttemptServices,
): Promise<ReadyAttempt | EndedAttempt> {
  const startedAt = services.now();
  const fail = (failure: DeliveryFailure, failureDetail: string, settlement: Settlement): EndedAttempt => {
    const outcome = { status: null, failure, failureDetail, durationMs: 0, answer: null, retryAfterMs: null };
    return { message, startedAt, outcome, settlement };
  };
  if (message.attemptCount > services.schedule.length)
    return fail('INTERRUPTED', 'the process ended during each attempt', { status: 'PARKED' });
  if (message.strikes >= STRIKES && !keptRequest(message))
    return fail('PROCESS_ENDED', 'rendering it ended the process twice', { status: 'PARKED' });

  const kept = keptRequest(message);
  try {
    const request = kept ?? (await renderRequest(message, scopeOf(message), message.receiverId));
    // Signed before it is kept: a receiver whose secret can't be read has sent nothing.
    const signed = signRequest(message, request, services.secrets, { id: message.id, at: startedAt });
    return { message, startedAt, signed, request, isRenderedNow: kept === null };
  } catch (error) {
    const broken = brokenReceiver(error);
    if (!broken) throw error;
    const { failure, detail, mayPass, isStrike } = broken;
    const isOver = !mayPass || (isStrike && message.strikes + 1 >= STRIKES);
    return {
      ...fail(
        failure,
        detail,
        isOver ? { status: 'PARKED' } : afterFailure(message, isStrike ? STRIKE_PAUSE_MS : null, services),
      ),
      isStrike,
    };
  }
}

/** Sends a prepared message once. It never throws. */
export async function makeAttempt(
  { message, startedAt, signed }: ReadyAttempt,
  services: AttemptServices,
): Promise<EndedAttempt> {
  const { agent, limits, now } = services;
  const { id, receiverId, attemptCount } = message;
  const attributes = { 'carte.message_id': id, 'carte.receiver_id': receiverId, 'carte.attempt': attemptCount };
  const outcome = await inSpan('delivery', { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const ended = await deliver(signed, agent, { limits, now });
    if (ended.status !== null) span.setAttribute('http.response.status_code', ended.status);
    if (ended.failure !== null) failed(span, ended.failure);
    return ended;
  });
  return { message, startedAt, outcome, settlement: settlementOf(message, outcome, services) };
}

function keptRequest({ requestUrl, requestBody }: TakenMessage): RenderedRequest | null {
  return requestUrl === null || requestBody === null ? null : { url: requestUrl, body: requestBody };
}

function scopeOf({ event, createdAt, order, payment, change }: TakenMessage): TemplateScope {
  return {
    event: EVENT_NAMES[event],
    occurredAt: createdAt.toISOString(),
    order: order && readOrderObject(order),
    payment: payment && readPaymentObject(payment),
    change: change && readChangeObject(change),
  };
}

function settlementOf(message: TakenMessage, outcome: DeliveryOutcome, services: AttemptServices): Settlement {
  if (outcome.failure === null) return { status: 'DELIVERED' };
  if (outcome.failure === 'GONE') return { status: 'PARKED' };
  return afterFailure(message, outcome.retryAfterMs, services);
}

function afterFailure(
  { attemptCount }: TakenMessage,
  retryAfterMs: number | null,
  { now, random, schedule }: AttemptServices,
): Settlement {
  const delay = delayAfterFailure({ failedAttempts: attemptCount, retryAfterMs, random: random(), schedule });
  return delay === null
    ? { status: 'PARKED' }
    : { status: 'PENDING', nextAttemptAt: new Date(now().getTime() + delay) };
}
