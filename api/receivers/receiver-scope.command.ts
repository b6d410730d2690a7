import type { Caller } from '../access/caller';
import type { ReceiverEvent } from '../generated/prisma/client';
import { NotFound } from '../kernel/refusals';
import { isShopEvent } from '../shop-news/shop-event';
import type { TemplateScope } from './template/body-template';
import { EVENT_NAMES } from './template/event-names';
import { type FindOrderPages, readOrderScope } from './template/order-scope.store';
import { describePaymentRow, readAnnouncedPayment } from './template/payment-scope.store';
import { isPaymentEvent, isRefundEvent } from './template/sample-payment';
import { sampleScope } from './template/sample-scope';

/**
 * What the templates are tried on.
 *
 * @param orderId - a past order of this shop; without one, an order that never was.
 * @throws {NotFound} when the shop has no such order.
 */
export async function scopeToTry(
  { channel, db, now }: Caller,
  orderPages: FindOrderPages,
  { orderId, event }: { readonly orderId: string | null; readonly event: ReceiverEvent },
): Promise<TemplateScope> {
  if (orderId === null || isShopEvent(event)) return sampleScope(channel, now(), event);
  const scope = await readOrderScope(db, orderPages, { channelId: channel.id, checkoutId: orderId, event });
  if (!scope) throw new NotFound();
  if (!isPaymentEvent(event)) return scope;
  const paid = await readAnnouncedPayment(db, { channelId: channel.id, checkoutId: orderId });
  // An order that nobody paid by card: the payment is made up, so that the template can be seen.
  if (!paid) return { ...scope, payment: sampleScope(channel, now(), event).payment };
  const refundId = isRefundEvent(event) ? (paid.refunds.at(-1)?.id ?? null) : null;
  const { order, payment } = await describePaymentRow(db, paid, { orderPages, refundId });
  return { event: EVENT_NAMES[event], occurredAt: scope.occurredAt, order, payment, change: null };
}
