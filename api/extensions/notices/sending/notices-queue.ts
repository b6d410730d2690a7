import { z } from 'zod';
import { NoticeKind, Prisma } from '../../../generated/prisma/client';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import { type SecretBox, SecretUnreadable } from '../../../kernel/secrets';
import type { Queue, QueueTables, Unmade } from '../../../sending/queue';
import type { SendNotice } from './outgoing-notice';
import { sendMail } from './send-mail';

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
  /** Of its subscription. */
  endedAt: z.date().nullable(),
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
      where earlier."subscriptionId" = message."subscriptionId" and earlier."sequence" < message."sequence"
        and earlier."status" = 'PENDING'
      offset 0
    )`,
  columns: Prisma.sql`message."requestUrl", message."requestBody", target."kind"::text, target."settings", target."secretCipher",
    (select "endedAt" from "NoticeSubscription" where "id" = message."subscriptionId") as "endedAt"`,
  taken: takenNotice,
};

export const SENDERS: Partial<Record<NoticeKind, SendNotice>> = {
  MAIL: sendMail,
};

export interface NoticeServices {
  readonly secrets: SecretBox;
  readonly agent: GuardedAgent;
}

/** The recipient wants no more. */
class FollowingEnded extends Error {}

export function noticesQueue({ secrets, agent }: NoticeServices): Queue<TakenNotice> {
  return {
    tables: noticeTables,
    topic: NOTICES_TOPIC,
    noun: { message: 'a notice', target: 'a notice channel' },
    isRendered: () => true,
    async prepare({ id, kind, settings, secretCipher, requestUrl: address, requestBody: body, endedAt }) {
      const send = SENDERS[kind];
      if (endedAt !== null || !send) throw new FollowingEnded();
      const secret = secretCipher && secrets.open(secretCipher, 'notice-channel');
      return { rendered: null, send: () => send({ id, settings, secret, address, body }, agent) };
    },
    unmade,
    targetChanged: async () => undefined,
  };
}

function unmade(error: unknown): Unmade | null {
  if (error instanceof FollowingEnded)
    return { failure: 'RECIPIENT_GONE', detail: 'the recipient wants no more', mayPass: false, isStrike: false };
  // The operator can put the right key back.
  if (error instanceof SecretUnreadable)
    return { failure: 'SECRET_UNREADABLE', detail: error.message, mayPass: true, isStrike: false };
  return null;
}
