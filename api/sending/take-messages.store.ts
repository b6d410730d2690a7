import { z } from 'zod';
import { ADVISORY_LOCKS } from '../db/advisory-locks';
import type { Database } from '../db/client';
import { sql } from '../db/sql';
import { transaction } from '../db/transaction';
import { Prisma } from '../generated/prisma/client';
import type { BreakerRule } from './breaker';
import type { QueueTables, RenderedRequest, TakenMessage } from './queue';

/** To a target whose shop was restored from a backup nothing is sent until staff release it. */
const NOT_HELD = Prisma.sql`not exists (
  select from "Channel" held where held."id" = target."channelId" and held."sendingHeldSince" is not null
)`;

export interface TakeLimits {
  readonly leaseMs: number;
  /** Messages to one target in the air at once. */
  readonly perTarget: number;
  /** To take at most. */
  readonly total: number;
  readonly breaker: BreakerRule;
}

/**
 * Takes due messages and counts an attempt on each before its work begins, and a strike on each whose rendering ended the
 * process. Of those with a strike it takes one at a time: what renders beside it could not be distinguished from it.
 *
 * Fair by target: each gets its free places only, those with the fewest messages in the air first, so that a slow
 * target holds up no other. One that rests gets none, and a single one when its rest is over. A message waits for the
 * earlier ones that its queue names. All of this holds over all workers, which take turns.
 */
export async function takeDueMessages<Message extends TakenMessage>(
  db: Database,
  { messages, targets, targetId, waits, columns, taken }: QueueTables<Message>,
  now: Date,
  { leaseMs, perTarget, total, breaker }: TakeLimits,
): Promise<Message[]> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const rows = await transaction(db, async (tx) => {
    await sql(tx).execute`select pg_advisory_xact_lock(${ADVISORY_LOCKS.send})`;
    return sql(tx).query`
      with free as (
        select target."id", count(message."id")::int as busy,
          case
            when target."failuresInARow" < ${breaker.failures}::int then ${perTarget}::int
            when target."restsUntil" > ${now}::timestamptz then 0
            else 1
          end as places
        from ${targets} target
        left join ${messages} message
          on message.${targetId} = target."id" and message."status" = 'PENDING' and message."leasedUntil" > ${now}::timestamptz
        where target."isActive" and target."stoppedSince" is null and ${NOT_HELD}
        group by target."id"
      ), ready as (
        select waiting.*, free.busy + row_number() over (
          partition by free."id" order by waiting."nextAttemptAt", waiting."sequence") as turn
        from free
        cross join lateral (
          select message."id", message."nextAttemptAt", message."sequence",
            message."requestBody" is null and (message."renderingSince" is not null or message."strikes" > 0) as suspect
          from ${messages} message
          where message.${targetId} = free."id" and message."status" = 'PENDING'
            and message."nextAttemptAt" <= ${now}::timestamptz and not (${waits})
          order by message."nextAttemptAt", message."sequence"
          limit greatest(0, free.places - free.busy)
          for update of message skip locked
        ) waiting
      ), due as (
        select "id"
        from (
          select *, row_number() over (partition by suspect order by "nextAttemptAt", "sequence") as place from ready
        ) ready
        where not suspect or (place = 1 and not exists (
          select from ${messages} other where other."leasedUntil" > ${now}::timestamptz and other."strikes" > 0
        ))
        order by turn, "nextAttemptAt", "sequence"
        limit ${total}::int
      )
      update ${messages} message
      set "leasedUntil" = ${leasedUntil}::timestamptz, "nextAttemptAt" = ${leasedUntil}::timestamptz,
        "attemptCount" = message."attemptCount" + 1,
        -- A release before 0036 that runs beside this one leaves the mark on what it has rendered.
        "strikes" = message."strikes" + (message."renderingSince" is not null and message."requestBody" is null)::int,
        "renderingSince" = case when message."requestBody" is null then ${now}::timestamptz end
      from ${targets} target
      -- An array, since a join with so uncertain a number of rows reads the whole table.
      where message."id" = any(array(select "id" from due)) and target."id" = message.${targetId}
      returning message."id", target."id" as "targetId", target."version" as "targetVersion", message."attemptCount",
        message."strikes", message."leasedUntil", ${columns}`;
  });
  return z.array(taken).parse(rows);
}

/** When the next message comes due, a lease or a rest ends: null when nothing waits. */
export async function nextDueAt(
  db: Database,
  { messages, targets, targetId }: QueueTables<TakenMessage>,
  now: Date,
): Promise<Date | null> {
  // Target by target, for the index: a backlog of one must not be sorted each time.
  const rows = await sql(db).query`
    select min(greatest(waiting."nextAttemptAt", target."restsUntil")) as at
    from ${targets} target
    cross join lateral (
      select "nextAttemptAt" from ${messages}
      where ${targetId} = target."id" and "status" = 'PENDING'
        -- What waits for the end of a rest is due already.
        and "nextAttemptAt" > case when target."restsUntil" > ${now}::timestamptz then '-infinity' else ${now}::timestamptz end
      order by "nextAttemptAt"
      limit 1
    ) waiting
    where target."isActive" and target."stoppedSince" is null and ${NOT_HELD}`;
  return z.tuple([z.object({ at: z.date().nullable() })]).parse(rows)[0].at;
}

const keptRows = z.array(z.object({ id: z.string() }));

/**
 * Keeps what was rendered before it is sent for the first time.
 *
 * @returns the ids of the messages that this worker still holds.
 */
export async function keepRequests(
  db: Database,
  { messages }: QueueTables<TakenMessage>,
  rendered: readonly { readonly message: TakenMessage; readonly request: RenderedRequest }[],
): Promise<ReadonlySet<string>> {
  if (rendered.length === 0) return new Set();
  const rows = await sql(db).query`
    update ${messages} message
    set "requestUrl" = kept."url", "requestBody" = kept."body", "renderingSince" = null, "strikes" = 0
    from unnest(
      ${rendered.map(({ message }) => message.id)}::uuid[],
      ${rendered.map(({ message }) => message.leasedUntil)}::timestamptz[],
      ${rendered.map(({ request }) => request.url)}::text[],
      ${rendered.map(({ request }) => request.body)}::text[]
    ) as kept("id", "leasedUntil", "url", "body")
    where message."id" = kept."id" and message."leasedUntil" = kept."leasedUntil"
    returning message."id"`;
  return new Set(keptRows.parse(rows).map(({ id }) => id));
}

/** Notes that rendering these did not end the process, though it did not succeed either: the database was away, for one. */
export async function acquitMessages(
  db: Database,
  { messages }: QueueTables<TakenMessage>,
  unended: readonly TakenMessage[],
): Promise<void> {
  if (unended.length === 0) return;
  await sql(db).execute`
    update ${messages} message set "renderingSince" = null
    from unnest(
      ${unended.map(({ id }) => id)}::uuid[], ${unended.map(({ leasedUntil }) => leasedUntil)}::timestamptz[]
    ) as held("id", "leasedUntil")
    where message."id" = held."id" and message."leasedUntil" = held."leasedUntil"`;
}
