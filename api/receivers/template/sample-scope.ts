import type { ReceiverEvent } from '../../generated/prisma/client';
import { isShopEvent } from '../../shop-news/shop-event';
import type { TemplateScope } from './body-template';
import { EVENT_NAMES } from './event-names';
import { sampleChange } from './sample-change';
import { type SampleShop, sampleOrder } from './sample-order';
import { isPaymentEvent, samplePayment } from './sample-payment';

/** What templates see at save, in the preview and by the test button. */
export function sampleScope(shop: SampleShop, now: Date, event: ReceiverEvent = 'PLACED'): TemplateScope {
  const order = sampleOrder(shop, now);
  const { number: orderNumber, totals } = order;
  return {
    event: EVENT_NAMES[event],
    occurredAt: now.toISOString(),
    order: isShopEvent(event) ? null : order,
    payment: isPaymentEvent(event)
      ? samplePayment(shop, { event, amount: totals.total.minor, orderNumber, now })
      : null,
    change: isShopEvent(event) ? sampleChange(shop, now, event) : null,
  };
}
