import { toLocale } from '../../../../domain/locale';
import { localize, parseLocalized } from '../../../../domain/localized';
import { notify } from '../../../db/notifications';
import { lockLists } from '../../../db/ordered-list';
import { message } from '../../../messages/messages';
import type { MailStaff } from '../../../sending/mail-staff';
import { NOTICES_TOPIC } from './notices-queue';
import { sealedBody } from './sealed-body';
import type { MailBody } from './send-mail';

const HOUR_MS = 3_600_000;
/** To one address in an hour: its owner may not have asked for them. */
const MOST_AN_HOUR = 3;

/** Queues a mail whose link opens the shop: what is stored of it is sealed. */
export const mailStaff: MailStaff = async (tx, secrets, { channel, address, locale, text, now }) => {
  const { id: channelId } = channel;
  // Many may be asked for at once.
  await lockLists(tx, channelId);
  const noticeChannel = await tx.noticeChannel.findFirst({ where: { channelId, kind: 'MAIL', isActive: true } });
  const since = new Date(now.getTime() - HOUR_MS);
  const sent = { channelId, topic: 'STAFF', requestUrl: address, createdAt: { gt: since } } as const;
  if (!noticeChannel || (await tx.notice.count({ where: sent })) >= MOST_AN_HOUR) return false;
  const shop = localize(parseLocalized(channel.name), locale, toLocale(channel.defaultLocale));
  const body = { from: shop, subject: message(locale, 'NOTICE_STAFF', { shop }), text, html: null } satisfies MailBody;
  await tx.notice.create({
    data: {
      channelId,
      noticeChannelId: noticeChannel.id,
      topic: 'STAFF',
      requestUrl: address,
      requestBody: sealedBody(secrets, JSON.stringify(body)),
      nextAttemptAt: now,
      createdAt: now,
    },
  });
  await notify(tx, NOTICES_TOPIC, null);
  return true;
};
