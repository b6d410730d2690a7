import type { Locale } from '../../../../domain/locale';
import type { AnnouncedOrder } from '../../../db/outbox';
import type { NoticeKind } from '../../../generated/prisma/client';
import { clientMessage } from '../telegram/order-chat';
import { orderMail } from './order-mail';
import type { OrderNews } from './order-news';
import { orderPush } from './order-push';

interface Shown {
  /** The order's page. */
  readonly page: string;
  /** Where a recipient of the shop is changed; left out for clients, who end it on the order's page. */
  readonly endPage?: string;
  /** Where a client's mail program ends it. */
  readonly stop?: string;
  readonly locale: Locale;
  readonly order: AnnouncedOrder;
}

/** What is sent of an order, as a notice keeps it, by the means that it goes by. */
export const ORDER_TEXTS: Readonly<Record<NoticeKind, (news: OrderNews, shown: Shown) => string>> = {
  MAIL: (news, { page, endPage, stop, locale }) =>
    JSON.stringify({ ...orderMail(news, { page, endPage }, locale), stop }),
  TELEGRAM: (news, { page, locale }) => JSON.stringify(clientMessage(news, page, locale)),
  SMS: ({ title }, { page }) => JSON.stringify({ text: `${title}\n${page}` }),
  PUSH: (news, { page, order }) => JSON.stringify(orderPush(news, page, order.id)),
};
