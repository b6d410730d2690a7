import { z } from 'zod';
import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import type { DeliveryOutcome } from '../request/deliver';
import { isTheReceiversFault } from '../request/delivery-failure';
import type { BreakerRule } from './breaker';
import type { TakenMessage } from './taken-message';

/** What becomes of a message after an attempt. */
export type Settlement =
  | { readonly status: 'DELIVERED' | 'PARKED' }
  | { readonly status: 'PENDING'; readonly nextAttemptAt: Date };

/** An attempt that is over. */
export interface EndedAttempt {
  readonly message: TakenMessage;
  readonly startedAt: Date;
  readonly outcome: DeliveryOutcome;
  readonly settlement: Settlement;
  /** Whether a process of ours was ended by it. */
  readonly isStrike?: boolean;
}

/** A receiver that begins to rest, or is awake again. */
export interface BreakerChange {
  readonly id: string;
  readonly channelId: string;
  readonly isResting: boolean;
}

const breakerChanges = z.array(z.object({ id: z.string(), channelId: z.string(), isResting: z.boolean() }));

/**
 * Logs attempts, gives their messages back and counts the failures of their receivers. When a lease was lost meanwhile,
 * the attempt is logged all the same and the message is left to the worker that took over. A message that failed while
 * staff changed its receiver is rendered again next time.
 *
 * @returns the receivers that begin to rest or are awake again.
 */
export async function settleAttempts(
  db: Database,
  attempts: readonly EndedAttempt[],
  { failures, restsMs }: BreakerRule,
): Promise<BreakerChange[]> {
  // One statement, thus one round trip and all or nothing: it runs for each message to each receiver.
  const rows = await sql(db).query`
    with outcome as (
      select * from json_to_recordset(${JSON.stringify(attempts.map(toRow))}::json) as outcome(
        "id" uuid, "receiverId" uuid, "receiverVersion" int, "leasedUntil" timestamptz, "becomes" text,
        "nextAttemptAt" timestamptz, "deliveredAt" timestamptz, "startedAt" timestamptz, "endedAt" timestamptz,
        "durationMs" int, "status" int, "failure" text, "failureDetail" text, "answer" text, "counts" boolean, "strikes" int)
    ), settled as (
      update "OutboxMessage" message
      set "status" = outcome."becomes"::"OutboxStatus", "leasedUntil" = null,
        "renderingSince" = null, "strikes" = message."strikes" + outcome."strikes",
        "nextAttemptAt" = outcome."nextAttemptAt", "deliveredAt" = outcome."deliveredAt",
        "requestUrl" = case when isStale then null else message."requestUrl" end,
        "requestBody" = case when isStale then null else message."requestBody" end
      from outcome
      join "Receiver" receiver on receiver."id" = outcome."receiverId"
      cross join lateral (
        select outcome."becomes" <> 'DELIVERED' and receiver."version" <> outcome."receiverVersion" as isStale
      ) rendering
      where message."id" = outcome."id" and message."leasedUntil" = outcome."leasedUntil"
    ), logged as (
      insert into "DeliveryAttempt"
        ("id", "outboxMessageId", "startedAt", "durationMs", "status", "failure", "failureDetail", "answer")
      select gen_random_uuid(), outcome."id", "startedAt", "durationMs", outcome."status", "failure", "failureDetail", "answer"
      from outcome
      -- One that was deleted with its receiver or order meanwhile has no log.
      join "OutboxMessage" message on message."id" = outcome."id"
    ), tally as (
      select "receiverId", bool_or("failure" is null) as succeeded,
        (count(*) filter (where "counts"))::int as failed, max("endedAt") as at
      from outcome
      group by "receiverId"
    )
    update "Receiver" receiver
    set "failuresInARow" = case when tally.succeeded then 0 else receiver."failuresInARow" + tally.failed end,
      "restsUntil" = case
        when not tally.succeeded and receiver."failuresInARow" + tally.failed >= ${failures}::int
        then tally.at + interval '1 millisecond' * (${[...restsMs]}::int[])[
          least(${restsMs.length}::int, receiver."failuresInARow" + tally.failed - ${failures}::int + 1)]
      end
    from tally
    where receiver."id" = tally."receiverId"
      -- What was in the air when the rest began ends during it, and proves nothing new.
      and ((tally.succeeded and receiver."failuresInARow" > 0)
        or (not tally.succeeded and tally.failed > 0 and coalesce(receiver."restsUntil" <= tally.at, true)))
    returning receiver."id", receiver."channelId", receiver."restsUntil" is not null as "isResting"`;
  return breakerChanges.parse(rows);
}

/** PostgreSQL's text takes neither NUL nor half a surrogate pair: one such text would hold up the whole statement. */
function storable(text: string | null): string | null {
  return text === null ? null : text.toWellFormed().replaceAll('\0', '\uFFFD');
}

function toRow({ message, startedAt, outcome, settlement, isStrike = false }: EndedAttempt) {
  const { id, receiverId, receiverVersion, leasedUntil } = message;
  const { durationMs, status, failure, failureDetail, answer } = outcome;
  const endedAt = new Date(startedAt.getTime() + durationMs);
  return {
    id,
    receiverId,
    receiverVersion,
    leasedUntil,
    startedAt,
    endedAt,
    durationMs,
    status,
    failure,
    becomes: settlement.status,
    nextAttemptAt: settlement.status === 'PENDING' ? settlement.nextAttemptAt : endedAt,
    deliveredAt: settlement.status === 'DELIVERED' ? endedAt : null,
    failureDetail: storable(failureDetail),
    answer: storable(answer),
    strikes: isStrike ? 1 : 0,
    counts: failure !== null && isTheReceiversFault(failure),
  };
}

/**
 * Pauses a receiver that wants no more, and parks what waits for it. Messages in the air are left to their workers.
 *
 * @returns the receiver, or null when it was paused already.
 */
export async function pauseReceiver(
  db: Database,
  receiverId: string,
  now: Date,
): Promise<{ readonly id: string; readonly channelId: string } | null> {
  const [paused] = await db.$transaction([
    db.receiver.updateManyAndReturn({
      where: { id: receiverId, isActive: true },
      data: { isActive: false, version: { increment: 1 } },
      select: { id: true, channelId: true },
    }),
    db.outboxMessage.updateMany({
      where: { receiverId, status: 'PENDING', OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }] },
      data: { status: 'PARKED' },
    }),
  ]);
  return paused[0] ?? null;
}

/**
 * Stops a receiver whose templates ended the process; its messages wait until staff change it or send one again.
 *
 * @returns the receiver, or null when it was stopped already.
 */
export async function stopReceiver(
  db: Database,
  receiverId: string,
  now: Date,
): Promise<{ readonly id: string; readonly channelId: string } | null> {
  const [stopped] = await db.receiver.updateManyAndReturn({
    where: { id: receiverId, stoppedSince: null },
    data: { stoppedSince: now },
    select: { id: true, channelId: true },
  });
  return stopped ?? null;
}
