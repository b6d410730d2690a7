import type { Dispatcher } from 'undici';
import type { OutboxMessage, Receiver } from '../generated/prisma/client';
import { NotFound } from '../kernel/refusals';
import { type Caller, requirePermission } from '../staff/caller';
import type { DeliveryOutcome } from './deliver';
import type { RenderedRequest } from './prepare-request';
import * as outbox from './replay.command';
import type { SecretBox } from './secrets';
import { sendTest } from './send-test.command';

/** The audit log's line; nothing that shoppers see changes here. */
async function log({ actor, channel, db }: Caller, action: string, subjectId: string): Promise<void> {
  requirePermission(actor, 'receivers');
  const { staffMemberId } = actor;
  await db.auditEntry.create({ data: { channelId: channel.id, staffMemberId, action, subjectId } });
}

function scopeOf({ db, channel, now }: Caller) {
  return { db, channelId: channel.id, now: now() };
}

/** Sends one message again. @throws {NotFound | Forbidden} */
export async function replayMessage(caller: Caller, id: string): Promise<OutboxMessage> {
  requirePermission(caller.actor, 'receivers');
  await outbox.replayMessage(scopeOf(caller), id);
  await log(caller, 'replayMessage', id);
  return caller.db.outboxMessage.findUniqueOrThrow({ where: { id } });
}

/** Sends again all that the receiver did not take. @throws {NotFound | Forbidden} */
export async function replayFailed(caller: Caller, id: string): Promise<{ receiver: Receiver; count: number }> {
  requirePermission(caller.actor, 'receivers');
  const count = await outbox.replayFailed(scopeOf(caller), id);
  await log(caller, 'replayFailed', id);
  return { count, receiver: await caller.db.receiver.findUniqueOrThrow({ where: { id } }) };
}

/** What a test came to, and what was sent unless it could not be rendered. */
export interface ReceiverTest {
  readonly outcome: DeliveryOutcome;
  readonly request: RenderedRequest | null;
}

/** Sends an order that never was. @throws {NotFound | Forbidden} */
export async function testReceiver(
  caller: Caller,
  services: { readonly secrets: SecretBox; readonly agent: Dispatcher },
  id: string,
): Promise<ReceiverTest> {
  const { actor, channel, db, now } = caller;
  requirePermission(actor, 'receivers');
  const receiver = await db.receiver.findFirst({ where: { id, channelId: channel.id } });
  if (!receiver) throw new NotFound();
  await log(caller, 'testReceiver', id);
  return sendTest(receiver, { ...services, shop: channel, now });
}
