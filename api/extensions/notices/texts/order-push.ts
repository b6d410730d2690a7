import type { PushBody } from '../push/send-push';
import type { OrderNews } from './order-news';

/** A notification of an order: each takes the place of the one before it. @param page - where a press leads. */
export function orderPush({ title, when, reason, shop }: OrderNews, page: string, orderId: string): PushBody {
  const body = [when, reason, shop].filter(Boolean).join('\n');
  return { title, body, url: page, tag: orderId.replaceAll('-', '') };
}
