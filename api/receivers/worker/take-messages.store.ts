import { z } from 'zod';
import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import { transaction } from '../../db/transaction';
import { Prisma } from '../../generated/prisma/client';
import type { RenderedRequest } from '../request/prepare-request';
import type { BreakerRule } from './breaker';
import { type TakenMessage, takenMessage } from './taken-message';

/** Any number that nothing else in this database locks. */
const TAKE_LOCK = 72707370;

/** Of a receiver whose shop was restored from a backup nothing is sent until staff release it. */
const NOT_HELD = Prisma.sql`not exists (
  select from "Channel" held where held."id" = receiver."channelId" and held."sendingHeldSince" is not null
)`;

export interface TakeLimits {
  readonly leaseMs: number;
  /** Messages of one receiver in the air at once. */
  readonly perReceiver: number;
  /** To take at most. */
  readonly total: number;
  readonly breaker: BreakerRule;
}

/**
 * Takes due messages and counts an attempt on each before its work begins, and a strike on each whose rendering ended the
 * process. Of those with a strike it takes one at a time: what renders beside it could not be distinguished from it.
 *
 * Fair by receiver: each gets its free places only, those with the fewest messages in the air first, so that a slow
 * receiver holds up nobody. One that rests gets none, and a single one when its rest is over. A message waits for the
 * earlier ones of its order to the same receiver, or of those about no order. All of this holds over all workers, which take turns.
 */
export async function takeDueMessages(
  db: Database,
  now: Date,
  { leaseMs, perReceiver, total, breaker }: TakeLimits,
): Promise<TakenMessage[]> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const rows = await transaction(db, async (tx) => {
    await sql(tx).execute`select pg_advisory_xact_lock(${TAKE_LOCK})`;
    return sql(tx).query`
      with free as (
        select receiver."id", count(message."id")::int as busy,
          case
            when receiver."failuresInARow" < ${breaker.failures}::int then ${perReceiver}::int
            when receiver."restsUntil" > ${now}::timestamptz then 0
            else 1
          end as places
        from "Receiver" receiver
        left join "OutboxMessage" message
          on message."receiverId" = receiver."id" and message."status" = 'PENDING' and message."leasedUntil" > ${now}::timestamptz
        where receiver."isActive" and receiver."stoppedSince" is null and ${NOT_HELD}
        group by receiver."id"
      ), ready as (
        select waiting.*, free.busy + row_number() over (
          partition by free."id" order by waiting."nextAttemptAt", waiting."sequence") as turn
        from free
        cross join lateral (
          select message."id", message."nextAttemptAt", message."sequence",
            message."requestBody" is null and (message."renderingSince" is not null or message."strikes" > 0) as suspect
          from "OutboxMessage" message
          where message."receiverId" = free."id" and message."status" = 'PENDING'
            and message."nextAttemptAt" <= ${now}::timestamptz
            and not exists (
              select from "OutboxMessage" earlier
              where earlier."checkoutId" = message."checkoutId" and earlier."receiverId" = message."receiverId"
                and earlier."sequence" < message."sequence" and earlier."status" = 'PENDING'
              -- Else the planner may join whole tables, for the few rows that are wanted.
              offset 0
            )
            -- What is about no order waits for all of that kind: the last that is told is how the shop is.
            and (message."checkoutId" is not null or not exists (
              select from "OutboxMessage" earlier
              where earlier."receiverId" = message."receiverId" and earlier."checkoutId" is null
                and earlier."sequence" < message."sequence" and earlier."status" = 'PENDING'
              offset 0
            ))
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
          select from "OutboxMessage" other where other."leasedUntil" > ${now}::timestamptz and other."strikes" > 0
        ))
        order by turn, "nextAttemptAt", "sequence"
        limit ${total}::int
      )
      update "OutboxMessage" message
      set "leasedUntil" = ${leasedUntil}::timestamptz, "nextAttemptAt" = ${leasedUntil}::timestamptz,
        "attemptCount" = message."attemptCount" + 1,
        -- A release before 0036 that runs beside this one leaves the mark on what it has rendered.
        "strikes" = message."strikes" + (message."renderingSince" is not null and message."requestBody" is null)::int,
        "renderingSince" = case when message."requestBody" is null then ${now}::timestamptz end
      from "Receiver" receiver
      -- An array, since a join with so uncertain a number of rows reads the whole table.
      where message."id" = any(array(select "id" from due)) and receiver."id" = message."receiverId"
      returning message."id", message."receiverId", message."event"::text, message."order", message."payment", message."change",
        message."requestUrl",
        message."requestBody", message."attemptCount", message."strikes", message."leasedUntil", message."createdAt",
        receiver."version" as "receiverVersion", receiver."url", receiver."method"::text, receiver."headers",
        receiver."bodyTemplate", receiver."authorizationCipher", receiver."secretCipher",
        receiver."previousSecretCipher", receiver."previousSecretUntil"`;
  });
  return z.array(takenMessage).parse(rows);
}

/** When the next message comes due, a lease or a rest ends: null when nothing waits. */
export async function nextDueAt(db: Database, now: Date): Promise<Date | null> {
  // Receiver by receiver, for the index: a backlog of one must not be sorted each time.
  const rows = await sql(db).query`
    select min(greatest(waiting."nextAttemptAt", receiver."restsUntil")) as at
    from "Receiver" receiver
    cross join lateral (
      select "nextAttemptAt" from "OutboxMessage"
      where "receiverId" = receiver."id" and "status" = 'PENDING'
        -- What waits for the end of a rest is due already.
        and "nextAttemptAt" > case when receiver."restsUntil" > ${now}::timestamptz then '-infinity' else ${now}::timestamptz end
      order by "nextAttemptAt"
      limit 1
    ) waiting
    where receiver."isActive" and receiver."stoppedSince" is null and ${NOT_HELD}`;
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
  rendered: readonly { readonly message: TakenMessage; readonly request: RenderedRequest }[],
): Promise<ReadonlySet<string>> {
  if (rendered.length === 0) return new Set();
  const rows = await sql(db).query`
    update "OutboxMessage" message
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
export async function acquitMessages(db: Database, messages: readonly TakenMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const held = messages.map(({ id, leasedUntil }) => ({ id, leasedUntil }));
  await db.outboxMessage.updateMany({ where: { OR: held }, data: { renderingSince: null } });
}
