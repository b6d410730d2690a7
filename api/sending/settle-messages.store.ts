import { z } from 'zod';
import type { Database } from '../db/client';
import { sql } from '../db/sql';
import type { BreakerRule } from './breaker';
import type { DeliveryOutcome } from './deliver';
import { isTheTargetsFault } from './delivery-failure';
import type { QueueTables, TakenMessage, TargetRow } from './queue';

/** What becomes of a message after an attempt. */
export type Settlement =
  | { readonly status: 'DELIVERED' | 'PARKED' }
  | { readonly status: 'PENDING'; readonly nextAttemptAt: Date };

/** An attempt that is over. */
export interface EndedAttempt<Message extends TakenMessage = TakenMessage> {
  readonly message: Message;
  readonly startedAt: Date;
  readonly outcome: DeliveryOutcome;
  readonly settlement: Settlement;
  /** Whether a process of ours was ended by it. */
  readonly isStrike?: boolean;
}

/** A target that begins to rest, or is awake again. */
export interface BreakerChange extends TargetRow {
  readonly isResting: boolean;
}

const targetRows = z.array(z.object({ id: z.string(), channelId: z.string() }));
const breakerChanges = z.array(z.object({ id: z.string(), channelId: z.string(), isResting: z.boolean() }));

/**
 * Logs attempts, gives their messages back and counts the failures of their targets. When a lease was lost meanwhile,
 * the attempt is logged all the same and the message is left to the worker that took over. A message that failed while
 * staff changed its target is rendered again next time.
 *
 * @returns the targets that begin to rest or are awake again.
 */
export async function settleAttempts(
  db: Database,
  { messages, targets, attempts: log, attemptOf, isRenderedOnce }: QueueTables<TakenMessage>,
  attempts: readonly EndedAttempt[],
  { failures, restsMs }: BreakerRule,
): Promise<BreakerChange[]> {
  // One statement, thus one round trip and all or nothing: it runs for each message to each target.
  const rows = await sql(db).query`
    with outcome as (
      select * from json_to_recordset(${JSON.stringify(attempts.map(toRow))}::json) as outcome(
        "id" uuid, "targetId" uuid, "targetVersion" int, "leasedUntil" timestamptz, "becomes" text,
        "nextAttemptAt" timestamptz, "deliveredAt" timestamptz, "startedAt" timestamptz, "endedAt" timestamptz,
        "durationMs" int, "status" int, "failure" text, "failureDetail" text, "answer" text, "counts" boolean, "strikes" int)
    ), settled as (
      update ${messages} message
      set "status" = outcome."becomes"::"OutboxStatus", "leasedUntil" = null,
        "renderingSince" = null, "strikes" = message."strikes" + outcome."strikes",
        "nextAttemptAt" = outcome."nextAttemptAt", "deliveredAt" = outcome."deliveredAt",
        "requestUrl" = case when isStale then null else message."requestUrl" end,
        "requestBody" = case when isStale then null else message."requestBody" end
      from outcome
      join ${targets} target on target."id" = outcome."targetId"
      cross join lateral (
        select not ${isRenderedOnce === true}::boolean and outcome."becomes" <> 'DELIVERED'
          and target."version" <> outcome."targetVersion" as isStale
      ) rendering
      where message."id" = outcome."id" and message."leasedUntil" = outcome."leasedUntil"
    ), logged as (
      insert into ${log}
        ("id", ${attemptOf}, "startedAt", "durationMs", "status", "failure", "failureDetail", "answer")
      select gen_random_uuid(), outcome."id", "startedAt", "durationMs", outcome."status", "failure", "failureDetail", "answer"
      from outcome
      -- One that was deleted with its target or order meanwhile has no log.
      join ${messages} message on message."id" = outcome."id"
    ), tally as (
      select "targetId", bool_or("failure" is null) as succeeded,
        (count(*) filter (where "counts"))::int as failed, max("endedAt") as at
      from outcome
      group by "targetId"
    )
    update ${targets} target
    set "failuresInARow" = case when tally.succeeded then 0 else target."failuresInARow" + tally.failed end,
      "restsUntil" = case
        when not tally.succeeded and target."failuresInARow" + tally.failed >= ${failures}::int
        then tally.at + interval '1 millisecond' * (${[...restsMs]}::int[])[
          least(${restsMs.length}::int, target."failuresInARow" + tally.failed - ${failures}::int + 1)]
      end
    from tally
    where target."id" = tally."targetId"
      -- What was in the air when the rest began ends during it, and proves nothing new.
      and ((tally.succeeded and target."failuresInARow" > 0)
        or (not tally.succeeded and tally.failed > 0 and coalesce(target."restsUntil" <= tally.at, true)))
    returning target."id", target."channelId", target."restsUntil" is not null as "isResting"`;
  return breakerChanges.parse(rows);
}

/** PostgreSQL's text takes neither NUL nor half a surrogate pair: one such text would hold up the whole statement. */
function storable(text: string | null): string | null {
  return text === null ? null : text.toWellFormed().replaceAll('\0', '\uFFFD');
}

function toRow({ message, startedAt, outcome, settlement, isStrike = false }: EndedAttempt) {
  const { id, targetId, targetVersion, leasedUntil } = message;
  const { durationMs, status, failure, failureDetail, answer } = outcome;
  const endedAt = new Date(startedAt.getTime() + durationMs);
  return {
    id,
    targetId,
    targetVersion,
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
    counts: failure !== null && !outcome.isOfRecipient && isTheTargetsFault(failure),
  };
}

/**
 * Pauses a target that wants no more, and parks what waits for it. Messages in the air are left to their workers.
 *
 * @returns the target, or null when it was paused already.
 */
export async function pauseTarget(
  db: Database,
  { messages, targets, targetId }: QueueTables<TakenMessage>,
  id: string,
  now: Date,
): Promise<TargetRow | null> {
  const rows = await sql(db).query`
    with parked as (
      update ${messages} message set "status" = 'PARKED'
      where message.${targetId} = ${id}::uuid and message."status" = 'PENDING'
        and coalesce(message."leasedUntil" <= ${now}::timestamptz, true)
    )
    update ${targets} target set "isActive" = false, "version" = target."version" + 1
    where target."id" = ${id}::uuid and target."isActive"
    returning target."id", target."channelId"`;
  return targetRows.parse(rows)[0] ?? null;
}

/**
 * Stops a target whose messages ended the process when they were rendered; they wait until staff change it or send one again.
 *
 * @returns the target, or null when it was stopped already.
 */
export async function stopTarget(
  db: Database,
  { targets }: QueueTables<TakenMessage>,
  id: string,
  now: Date,
): Promise<TargetRow | null> {
  const rows = await sql(db).query`
    update ${targets} target set "stoppedSince" = ${now}::timestamptz
    where target."id" = ${id}::uuid and target."stoppedSince" is null
    returning target."id", target."channelId"`;
  return targetRows.parse(rows)[0] ?? null;
}
