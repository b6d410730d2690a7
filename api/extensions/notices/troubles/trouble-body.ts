import { toLocale } from '../../../../domain/locale';
import type { Channel, NoticeKind, Trouble } from '../../../generated/prisma/client';
import { message } from '../../../messages/messages';
import { pageAt, type RecipientPlace } from '../recipients/recipient-page';
import { PLAIN_TEXTS, shopName } from '../texts/plain-texts';

/** What a press on “Seen” in a chat sends. */
export const SEEN = /^t:([\da-f-]{36})$/;

/** A trouble as a recipient gets it. */
export function troubleBody(
  shop: Pick<Channel, 'name' | 'defaultLocale'>,
  { id, kind, name }: Pick<Trouble, 'id' | 'kind' | 'name'>,
  { locale: language, page, noticeChannel }: RecipientPlace & { readonly noticeChannel: { readonly kind: NoticeKind } },
): string {
  const locale = toLocale(language);
  return PLAIN_TEXTS[noticeChannel.kind]({
    title: message(locale, `NOTICE_TROUBLE_${kind}`, { name }),
    text: message(locale, 'NOTICE_TROUBLE_SEEN_HINT'),
    shop: shopName(shop, locale),
    page: pageAt(page, '/command-center/checkout'),
    tag: id.replaceAll('-', ''),
    buttons: [[{ text: message(locale, 'NOTICE_TROUBLE_SEEN'), data: `t:${id}` }]],
  });
}
