import { isAllowed } from '../../../access/roles';
import type { Transaction } from '../../../db/client';
import { notify } from '../../../db/notifications';
import type { NoticeTopic, Prisma } from '../../../generated/prisma/client';
import { NOTICES_TOPIC } from '../sending/notices-queue';
import { whenDue } from './when-due';

/** Those of the shop who get messages now. */
export async function readRecipients(tx: Transaction, channelId: string, where: Prisma.NoticeRecipientWhereInput = {}) {
  const recipients = await tx.noticeRecipient.findMany({
    where: { channelId, isActive: true, noticeChannel: { isActive: true }, ...where },
    include: {
      noticeChannel: { select: { kind: true } },
      staffMember: { select: { isActive: true, role: true } },
    },
  });
  // The device of a person who left, or takes no orders now, gets nothing.
  return recipients.filter(({ staffMember: of }) => of === null || (of.isActive && isAllowed(of.role, 'orders')));
}

export type Recipient = Awaited<ReturnType<typeof readRecipients>>[number];

interface Steps {
  readonly channelId: string;
  readonly topic: NoticeTopic;
  readonly checkoutId?: string;
  readonly troubleId?: string;
  /** From when minutes count. */
  readonly from: Date;
  readonly timeZone: string;
  readonly now: Date;
}

/** Enqueues one message for each recipient, due after the recipient's minutes. */
export async function writeSteps(
  tx: Transaction,
  recipients: readonly Recipient[],
  { from, timeZone, now, ...about }: Steps,
  bodyFor: (recipient: Recipient) => string,
): Promise<void> {
  await tx.notice.createMany({
    data: recipients.map((recipient) => ({
      ...about,
      noticeChannelId: recipient.noticeChannelId,
      recipientId: recipient.id,
      requestUrl: recipient.address,
      requestBody: bodyFor(recipient),
      nextAttemptAt: whenDue(from, recipient, timeZone),
      createdAt: now,
    })),
  });
  await notify(tx, NOTICES_TOPIC, null);
}
