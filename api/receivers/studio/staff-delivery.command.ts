import { z } from 'zod';
import { type Author, type Caller, requirePermission } from '../../access/caller';
import type { ReplayPeriodInput } from '../../generated/inputs';
import type { OutboxMessage, Receiver } from '../../generated/prisma/client';
import type { GuardedAgent } from '../../kernel/guarded-agent';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import type { SecretBox } from '../../kernel/secrets';
import type { DeliveryOutcome } from '../../sending/deliver';
import type { RenderedRequest } from '../../sending/queue';
import { writeAudit } from '../../staff-writes/audit.store';
import { scopeToTry } from '../receiver-scope.command';
import type { FindOrderPages } from '../template/order-scope.store';
import { deliveriesOf, type OrderDelivery } from '../worker/order-deliveries.store';
import * as outbox from '../worker/replay.command';
import { sendTest } from './send-test.command';

/** The audit log's line; nothing that shoppers see changes here. */
async function log({ channel, db }: Caller, actor: Author, action: string, subjectId: string): Promise<void> {
  await writeAudit(db, { actor, channel }, { action, subjectId });
}

function scopeOf({ db, channel, now }: Caller) {
  return { db, channelId: channel.id, now: now() };
}

/** Sends one message again. @throws {NotFound | Forbidden} */
export async function replayMessage(caller: Caller, id: string): Promise<OutboxMessage> {
  requirePermission(caller.actor, 'receivers');
  await outbox.replayMessage(scopeOf(caller), id);
  await log(caller, caller.actor, 'replayMessage', id);
  return caller.db.outboxMessage.findUniqueOrThrow({ where: { id } });
}

/** Sends again all that the receiver did not take. @throws {NotFound | Forbidden} */
export async function replayFailed(caller: Caller, id: string): Promise<{ receiver: Receiver; count: number }> {
  requirePermission(caller.actor, 'receivers');
  const count = await outbox.replayFailed(scopeOf(caller), id);
  await log(caller, caller.actor, 'replayFailed', id);
  return { count, receiver: await caller.db.receiver.findUniqueOrThrow({ where: { id } }) };
}

const periodRule = z
  .strictObject({ receiverId: z.guid(), from: z.date(), to: z.date(), onlyFailed: z.boolean().nullish() })
  .refine(({ from, to }) => from < to, { path: ['to'], params: { code: 'INVALID_PERIOD' } });

/** Sends again what the receiver got in a period. @throws {NotFound | InvalidInput | Forbidden} */
export async function replayPeriod(
  caller: Caller,
  input: ReplayPeriodInput,
): Promise<{ receiver: Receiver; count: number }> {
  requirePermission(caller.actor, 'receivers');
  const { receiverId, from, to, onlyFailed } = parseInput(periodRule, input, ['input']);
  const count = await outbox.replayPeriod(scopeOf(caller), receiverId, { from, to, onlyFailed: onlyFailed ?? true });
  await log(caller, caller.actor, 'replayPeriod', receiverId);
  return { count, receiver: await caller.db.receiver.findUniqueOrThrow({ where: { id: receiverId } }) };
}

/** As `replayMessage`, for those who take orders. @throws {NotFound | Forbidden} */
export async function replayDelivery(caller: Caller, id: string): Promise<OrderDelivery> {
  const { actor, channel, db } = caller;
  requirePermission(actor, 'orders');
  const read = async () => {
    const [delivery] = await deliveriesOf(db, channel.id, actor, { ids: [id] });
    if (!delivery) throw new NotFound();
    return delivery;
  };
  await read();
  await outbox.replayMessage(scopeOf(caller), id);
  await log(caller, actor, 'replayDelivery', id);
  return read();
}

/** What a test came to, and what was sent unless it could not be rendered. */
export interface ReceiverTest {
  readonly outcome: DeliveryOutcome;
  readonly request: RenderedRequest | null;
}

/**
 * Sends one order, once: nothing is queued or kept.
 *
 * @param orderId - a past order; without one, an order that never was.
 * @throws {NotFound | Forbidden}
 */
export async function testReceiver(
  caller: Caller,
  {
    orderPages,
    ...services
  }: { readonly secrets: SecretBox; readonly agent: GuardedAgent; readonly orderPages: FindOrderPages },
  { id, orderId }: { readonly id: string; readonly orderId: string | null },
): Promise<ReceiverTest> {
  const { actor, channel, db, now } = caller;
  requirePermission(actor, 'receivers');
  const receiver = await db.receiver.findFirst({ where: { id, channelId: channel.id } });
  if (!receiver) throw new NotFound();
  const scope = await scopeToTry(caller, orderPages, { orderId, event: 'PLACED' });
  await log(caller, actor, 'testReceiver', id);
  return sendTest(receiver, scope, { ...services, now });
}
