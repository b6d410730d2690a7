import type { Database } from '../../db/client';
import { OUTBOX_TOPIC } from '../../db/outbox';
import { Prisma } from '../../generated/prisma/client';
import type { GuardedAgent } from '../../kernel/guarded-agent';
import type { SecretBox } from '../../kernel/secrets';
import { DELIVERY_LIMITS, type DeliveryLimits, deliver } from '../../sending/deliver';
import type { Prepared, Queue, QueueTables, RenderedRequest } from '../../sending/queue';
import { brokenReceiver, renderRequest, signRequest } from '../request/prepare-request';
import type { TemplateScope } from '../template/body-template';
import { EVENT_NAMES } from '../template/event-names';
import { readChangeObject, readOrderObject, readPaymentObject } from '../template/stored-order';
import { announceReceiver } from './receiver-topic';
import { type ReceiverMessage, takenMessage } from './taken-message';

export const receiverTables: QueueTables<ReceiverMessage> = {
  messages: Prisma.sql`"OutboxMessage"`,
  targets: Prisma.sql`"Receiver"`,
  targetId: Prisma.sql`"receiverId"`,
  attempts: Prisma.sql`"DeliveryAttempt"`,
  attemptOf: Prisma.sql`"outboxMessageId"`,
  // For the earlier ones of its order, and what is about no order for all of that kind: the last message says how the shop is.
  // Without the offset the planner may join whole tables, for the few rows that are wanted.
  waits: Prisma.sql`exists (
      select from "OutboxMessage" earlier
      where earlier."checkoutId" = message."checkoutId" and earlier."receiverId" = message."receiverId"
        and earlier."sequence" < message."sequence" and earlier."status" = 'PENDING'
      offset 0
    ) or (message."checkoutId" is null and exists (
      select from "OutboxMessage" earlier
      where earlier."receiverId" = message."receiverId" and earlier."checkoutId" is null
        and earlier."sequence" < message."sequence" and earlier."status" = 'PENDING'
      offset 0
    ))`,
  columns: Prisma.sql`message."event"::text, message."order", message."payment", message."change", message."requestUrl",
    message."requestBody", message."createdAt", target."url", target."method"::text, target."headers", target."bodyTemplate",
    target."authorizationCipher", target."secretCipher", target."previousSecretCipher", target."previousSecretUntil"`,
  taken: takenMessage,
};

/** What sending to receivers needs. */
export interface ReceiversServices {
  readonly db: Database;
  readonly secrets: SecretBox;
  /** See `createGuardedAgent`. */
  readonly agent: GuardedAgent;
  readonly now: () => Date;
  readonly limits?: DeliveryLimits;
}

/** Events of orders, payments and the shop, on their way to the shop's receivers. */
export function receiversQueue(services: ReceiversServices): Queue<ReceiverMessage> {
  return {
    tables: receiverTables,
    topic: OUTBOX_TOPIC,
    noun: { message: 'a message to a receiver', target: 'a receiver' },
    isRendered: (message) => keptRequest(message) !== null,
    prepare: (message, at) => prepare(message, at, services),
    unmade: brokenReceiver,
    targetChanged: (receiver) => announceReceiver(services.db, receiver),
  };
}

async function prepare(
  message: ReceiverMessage,
  at: Date,
  { secrets, agent, limits = DELIVERY_LIMITS, now }: ReceiversServices,
): Promise<Prepared> {
  const kept = keptRequest(message);
  const request = kept ?? (await renderRequest(message, scopeOf(message), message.targetId));
  // Signed before it is kept: a receiver whose secret can't be read has sent nothing.
  const signed = signRequest(message, request, secrets, { id: message.id, at });
  return { rendered: kept ? null : request, send: () => deliver(signed, agent, { limits, now }) };
}

function keptRequest({ requestUrl, requestBody }: ReceiverMessage): RenderedRequest | null {
  return requestUrl === null || requestBody === null ? null : { url: requestUrl, body: requestBody };
}

function scopeOf({ event, createdAt, order, payment, change }: ReceiverMessage): TemplateScope {
  return {
    event: EVENT_NAMES[event],
    occurredAt: createdAt.toISOString(),
    order: order && readOrderObject(order),
    payment: payment && readPaymentObject(payment),
    change: change && readChangeObject(change),
  };
}
