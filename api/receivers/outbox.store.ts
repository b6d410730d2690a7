import { z } from 'zod';
import type { Database } from '../db/client';
import { HttpMethod, type OutboxStatus, ReceiverEvent } from '../generated/prisma/client';
import type { DeliveryOutcome } from './deliver';
import type { RenderedRequest } from './prepare-request';

/** Any number that nothing else in this database locks. */
const TAKE_LOCK = 72707370;

const bytes = z.instanceof(Uint8Array);
const takenMessage = z.object({
  id: z.string(),
  receiverId: z.string(),
  event: z.enum(ReceiverEvent),
  order: z.record(z.string(), z.unknown()),
  requestUrl: z.string().nullable(),
  requestBody: z.string().nullable(),
  attemptCount: z.number(),
  leasedUntil: z.date(),
  createdAt: z.date(),
  url: z.string(),
  method: z.enum(HttpMethod),
  headers: z.unknown(),
  bodyTemplate: z.string(),
  authorizationCipher: bytes.nullable(),
  secretCipher: bytes,
});

/**
 * A message that this worker holds until `leasedUntil`, with its receiver as it is now. No two leases of a message end
 * at the same instant: `leasedUntil` tells a worker that was too slow from the one that took over.
 */
export type TakenMessage = z.infer<typeof takenMessage>;

/** What becomes of a message after an attempt. */
export type Settlement =
  | { readonly status: 'DELIVERED' | 'PARKED' }
  | { readonly status: 'PENDING'; readonly nextAttemptAt: Date };

/**
 * Takes due messages and counts an attempt on each, so that one which kills its worker does not live forever.
 *
 * Fair by receiver: each gets its free places only, those with the fewest messages in the air first, so that a slow
 * receiver holds up nobody. The limits hold over all workers, which take turns.
 *
 * @param perReceiver - messages of one receiver in the air at once. @param total - to take at most.
 */
export async function takeDueMessages(
  db: Database,
  { now, leaseMs, perReceiver, total }: { now: Date; leaseMs: number; perReceiver: number; total: number },
): Promise<TakenMessage[]> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const [, rows] = await db.$transaction([
    db.$executeRaw`select pg_advisory_xact_lock(${TAKE_LOCK})`,
    db.$queryRaw`
      with free as (
        select receiver."id", count(message."id")::int as busy
        from "Receiver" receiver
        left join "OutboxMessage" message
          on message."receiverId" = receiver."id" and message."status" = 'PENDING' and message."leasedUntil" > ${now}::timestamptz
        where receiver."isActive"
        group by receiver."id"
      ), due as (
        select waiting."id"
        from free
        cross join lateral (
          select "id", "nextAttemptAt", "createdAt" from "OutboxMessage"
          where "receiverId" = free."id" and "status" = 'PENDING' and "nextAttemptAt" <= ${now}::timestamptz
          order by "nextAttemptAt", "createdAt"
          limit greatest(0, ${perReceiver}::int - free.busy)
          for update skip locked
        ) waiting
        order by free.busy + row_number() over (partition by free."id" order by waiting."nextAttemptAt", waiting."createdAt"),
          waiting."nextAttemptAt"
        limit ${total}::int
      )
      update "OutboxMessage" message
      set "leasedUntil" = ${leasedUntil}::timestamptz, "nextAttemptAt" = ${leasedUntil}::timestamptz,
        "attemptCount" = message."attemptCount" + 1
      from "Receiver" receiver
      -- An array, since a join with so uncertain a number of rows reads the whole table.
      where message."id" = any(array(select "id" from due)) and receiver."id" = message."receiverId"
      returning message."id", message."receiverId", message."event"::text, message."order", message."requestUrl",
        message."requestBody", message."attemptCount", message."leasedUntil", message."createdAt", receiver."url",
        receiver."method"::text, receiver."headers", receiver."bodyTemplate", receiver."authorizationCipher", receiver."secretCipher"`,
  ]);
  return z.array(takenMessage).parse(rows);
}

/** When the next message comes due, or a worker's lease ends: null when nothing waits. */
export async function nextDueAt(db: Database, now: Date): Promise<Date | null> {
  // Receiver by receiver, for the index: a backlog of one must not be sorted each time.
  const rows = await db.$queryRaw`
    select min(waiting."nextAttemptAt") as at
    from "Receiver" receiver
    cross join lateral (
      select "nextAttemptAt" from "OutboxMessage"
      where "receiverId" = receiver."id" and "status" = 'PENDING' and "nextAttemptAt" > ${now}::timestamptz
      order by "nextAttemptAt"
      limit 1
    ) waiting
    where receiver."isActive"`;
  return z.tuple([z.object({ at: z.date().nullable() })]).parse(rows)[0].at;
}

/** Keeps what was rendered before it is sent for the first time. @returns false when the lease was lost. */
export async function keepRequest(
  db: Database,
  { id, leasedUntil }: TakenMessage,
  { url, body }: RenderedRequest,
): Promise<boolean> {
  const { count } = await db.outboxMessage.updateMany({
    where: { id, leasedUntil },
    data: { requestUrl: url, requestBody: body },
  });
  return count === 1;
}

/**
 * Logs an attempt and gives the message back. When the lease was lost meanwhile, the attempt is logged all the same and
 * the message is left to the worker that took over.
 */
export async function settleAttempt(
  db: Database,
  { id, leasedUntil }: TakenMessage,
  {
    startedAt,
    durationMs,
    status,
    failure,
    failureDetail,
    answer,
  }: Omit<DeliveryOutcome, 'retryAfterMs'> & { startedAt: Date },
  settlement: Settlement,
): Promise<void> {
  const endedAt = new Date(startedAt.getTime() + durationMs);
  const nextAttemptAt = settlement.status === 'PENDING' ? settlement.nextAttemptAt : endedAt;
  const deliveredAt = settlement.status === 'DELIVERED' ? endedAt : null;
  // One statement, thus one round trip and all or nothing: there is one for each message to each receiver.
  await db.$executeRaw`
    with settled as (
      update "OutboxMessage"
      set "status" = ${settlement.status}::"OutboxStatus", "leasedUntil" = null,
        "nextAttemptAt" = ${nextAttemptAt}::timestamptz, "deliveredAt" = ${deliveredAt}::timestamptz
      where "id" = ${id}::uuid and "leasedUntil" = ${leasedUntil}::timestamptz
    )
    insert into "DeliveryAttempt"
      ("id", "outboxMessageId", "startedAt", "durationMs", "status", "failure", "failureDetail", "answer")
    values (gen_random_uuid(), ${id}::uuid, ${startedAt}::timestamptz, ${durationMs}::int, ${status}::int,
      ${failure}, ${failureDetail}, ${answer})`;
}

/** Pauses a receiver that wants no more, and parks what waits for it. Messages in the air are left to their workers. */
export async function pauseReceiver(db: Database, receiverId: string, now: Date): Promise<void> {
  const waiting: OutboxStatus = 'PENDING';
  await db.$transaction([
    db.receiver.updateMany({
      where: { id: receiverId, isActive: true },
      data: { isActive: false, version: { increment: 1 } },
    }),
    db.outboxMessage.updateMany({
      where: { receiverId, status: waiting, OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] },
      data: { status: 'PARKED' },
    }),
  ]);
}
