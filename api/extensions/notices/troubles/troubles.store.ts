import type { Transaction } from '../../../db/client';
import { sql } from '../../../db/sql';
import { dropWaiting } from '../sending/waiting.store';

/** Milliseconds that no process found a trouble: it is over. */
const GONE_MS = 45_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What staff leave as it is for so long is no news to them. */
const MONEY_MS = 30 * DAY_MS;

/** Notes what does not work now in shops that send notices. @param fullDisk - the machine whose disk fills; null: it does not. */
export async function noteTroubles(tx: Transaction, fullDisk: string | null, now: Date): Promise<void> {
  const paidSince = new Date(now.getTime() - MONEY_MS);
  await sql(tx).execute`
    insert into "Trouble" ("id", "channelId", "subject", "kind", "name", "startedAt", "seenAt")
    select gen_random_uuid(), found."channelId", found."subject", found."kind"::"TroubleKind", coalesce(found."name", ''),
      ${now}::timestamptz, ${now}::timestamptz
    from (
      select "channelId", "id"::text as "subject", "trouble"::text as "kind", "name" from "Printer"
      where "trouble" is not null and "isAutomatic" and ("lastSeenAt" is not null or "kind" = 'ESC_POS')
      union all
      select "channelId", "id"::text, 'RECEIVER', "name" from "Receiver"
      where "isActive" and ("restsUntil" is not null or "stoppedSince" is not null)
      union all
      select "channelId", "id"::text, 'CHANNEL', "kind"::text from "NoticeChannel"
      where "isActive" and ("restsUntil" is not null or "stoppedSince" is not null)
      union all
      select payment."channelId", payment."id"::text, 'MONEY', checkout."number"
      from "Payment" payment left join "Checkout" checkout on checkout."id" = payment."checkoutId"
      where payment."trouble" is not null and payment."createdAt" > ${paidSince}::timestamptz
      union all
      select "id", ${fullDisk}::text, 'DISK', '' from "Channel" where ${fullDisk}::text is not null
    ) found
    join "Channel" channel on channel."id" = found."channelId" and cardinality(channel."noticeKinds") > 0
    order by found."channelId", found."subject"
    on conflict ("channelId", "subject") where "endedAt" is null
    -- What was sent of it stays as it was sent.
    do update set "seenAt" = excluded."seenAt",
      "kind" = case when "Trouble"."announcedAt" is null then excluded."kind" else "Trouble"."kind" end`;
}

/** Ends what is not found any more: nothing more of it is sent, and what was not announced was never there. */
export async function endTroubles(tx: Transaction, now: Date): Promise<void> {
  const gone = { endedAt: null, seenAt: { lt: new Date(now.getTime() - GONE_MS) } };
  await tx.trouble.deleteMany({ where: { ...gone, announcedAt: null } });
  const ended = await tx.trouble.updateManyAndReturn({ where: gone, data: { endedAt: now }, select: { id: true } });
  if (ended.length > 0) await dropWaiting(tx, { troubleId: { in: ended.map(({ id }) => id) } }, now);
}
