import { z } from 'zod';
import type { Database } from '../../../db/client';
import { NoticeKind, Prisma } from '../../../generated/prisma/client';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import { type SecretBox, SecretUnreadable } from '../../../kernel/secrets';
import type { Queue, QueueTables, Unmade } from '../../../sending/queue';
import { sendPush } from '../push/send-push';
import { sendTelegram } from '../telegram/send-telegram';
import type { SendNotice } from './outgoing-notice';
import { openedBody } from './sealed-body';
import { sendMail } from './send-mail';
import { sendSms } from './send-sms';

/** Sent when notices wait to go out. */
export const NOTICES_TOPIC = 'notices';

const takenNotice = z.object({
  id: z.string(),
  targetId: z.string(),
  targetVersion: z.number(),
  attemptCount: z.number(),
  strikes: z.number(),
  leasedUntil: z.date(),
  requestUrl: z.string(),
  requestBody: z.string(),
  kind: z.enum(NoticeKind),
  settings: z.unknown(),
  secretCipher: z.instanceof(Uint8Array).nullable(),
  pushKeys: z.unknown(),
  /** The recipient wants no more or is no longer staff, or what it says is over. */
  isOver: z.boolean(),
  sentAs: z.string().nullable(),
});
export type TakenNotice = z.infer<typeof takenNotice>;

export const noticeTables: QueueTables<TakenNotice> = {
  messages: Prisma.sql`"Notice"`,
  targets: Prisma.sql`"NoticeChannel"`,
  targetId: Prisma.sql`"noticeChannelId"`,
  attempts: Prisma.sql`"NoticeAttempt"`,
  attemptOf: Prisma.sql`"noticeId"`,
  isRenderedOnce: true,
  // As of receivers: without the offset the planner may join whole tables.
  waits: Prisma.sql`exists (
      select from "Notice" earlier
      where (
          earlier."subscriptionId" = message."subscriptionId"
          or earlier."recipientId" = message."recipientId" and earlier."checkoutId" = message."checkoutId"
            and earlier."topic" <> 'NOT_ACCEPTED'
        ) and earlier."sequence" < message."sequence" and earlier."status" = 'PENDING'
      offset 0
    )`,
  columns: Prisma.sql`message."requestUrl", message."requestBody", target."kind"::text, target."settings", target."secretCipher",
    coalesce(
      (select "pushKeys" from "NoticeSubscription" where "id" = message."subscriptionId"),
      (select "pushKeys" from "NoticeRecipient" where "id" = message."recipientId")
    ) as "pushKeys",
    exists (select from "NoticeSubscription" where "id" = message."subscriptionId" and "endedAt" is not null)
      or exists (
        select from "NoticeRecipient" recipient left join "StaffMember" member on member."id" = recipient."staffMemberId"
        where recipient."id" = message."recipientId" and (not recipient."isActive" or not member."isActive")
      )
      or message."topic" = 'NOT_ACCEPTED' and exists (
        select from "Checkout" where "id" = message."checkoutId" and "status" <> 'PLACED'
      )
      or message."topic" = 'CHANGE_PROPOSED' and not exists (
        select from "OrderRevision" where "checkoutId" = message."checkoutId" and "state" = 'PROPOSED'
      )
      or exists (
        select from "Trouble" where "id" = message."troubleId" and ("endedAt" is not null or "acknowledgedAt" is not null)
      ) as "isOver",
    case when target."kind" = 'TELEGRAM' and message."recipientId" is not null then (
      select attempt."answer" from "Notice" earlier join "NoticeAttempt" attempt on attempt."noticeId" = earlier."id"
      where earlier."recipientId" = message."recipientId" and earlier."checkoutId" = message."checkoutId"
        and earlier."topic" <> 'NOT_ACCEPTED' and earlier."status" = 'DELIVERED' and attempt."failure" is null
      order by earlier."sequence" limit 1
    ) end as "sentAs"`,
  taken: takenNotice,
};

export const SENDERS: Readonly<Record<NoticeKind, SendNotice>> = {
  MAIL: sendMail,
  PUSH: sendPush,
  TELEGRAM: sendTelegram,
  SMS: sendSms,
};

export interface NoticeServices {
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly agent: GuardedAgent;
}

/** Why it is not sent: nothing failed. */
export const OVER = 'the recipient wants no more, or it is over';

/** The recipient wants no more. */
class FollowingEnded extends Error {}

export function noticesQueue({ db, secrets, agent }: NoticeServices): Queue<TakenNotice> {
  return {
    tables: noticeTables,
    topic: NOTICES_TOPIC,
    noun: { message: 'a notice', target: 'a notice channel' },
    isRendered: () => true,
    async prepare({ id, targetId, kind, settings, secretCipher, pushKeys: keys, isOver, sentAs, ...message }) {
      const { requestUrl: address } = message;
      const send = SENDERS[kind];
      if (isOver) throw new FollowingEnded();
      const secret = secretCipher && secrets.open(secretCipher, 'notice-channel');
      const body = openedBody(secrets, message.requestBody);
      return {
        rendered: null,
        send: async () => {
          const outcome = await send({ id, settings, secret, address, keys, body, sentAs }, agent);
          if (outcome.failure === 'RECIPIENT_GONE') await endRecipient(db, targetId, address);
          return outcome;
        },
      };
    },
    unmade,
    targetChanged: async () => undefined,
  };
}

/** Nothing more is sent to an address that is no more. */
async function endRecipient(db: Database, noticeChannelId: string, address: string): Promise<void> {
  const [where, now] = [{ noticeChannelId, address }, new Date()];
  await Promise.allSettled([
    db.noticeSubscription.updateMany({ where: { ...where, endedAt: null }, data: { endedAt: now } }),
    db.noticeRecipient.updateMany({ where, data: { isActive: false } }),
  ]);
}

function unmade(error: unknown): Unmade | null {
  if (error instanceof FollowingEnded)
    return { failure: 'RECIPIENT_GONE', detail: OVER, mayPass: false, isStrike: false };
  // The operator can put the right key back.
  if (error instanceof SecretUnreadable)
    return { failure: 'SECRET_UNREADABLE', detail: error.message, mayPass: true, isStrike: false };
  return null;
}
