import type { Channel, ReceiverEvent } from '../generated/prisma/client';
import { InvalidInput } from '../kernel/refusals';
import { isShopEvent } from '../shop-news/shop-event';
import type { ReceiverSettings } from './receiver-settings';
import { renderRequest } from './request/prepare-request';
import { EVENT_NAMES } from './template/event-names';
import { isPaymentEvent } from './template/sample-payment';
import { sampleScope } from './template/sample-scope';

type Templates = Pick<ReceiverSettings, 'url' | 'method' | 'bodyTemplate'>;

interface Heard {
  readonly shop: Channel;
  readonly now: Date;
  readonly key: string;
}

/** Whether a receiver would be sent the same of an event as of a new order. */
async function readsLikeAnOrder(templates: Templates, event: ReceiverEvent, { shop, now, key }: Heard) {
  const scope = sampleScope(shop, now, event);
  const asOrder = { ...scope, event: EVENT_NAMES.PLACED, payment: null, change: null };
  const [told, placed] = [await renderRequest(templates, scope, key), await renderRequest(templates, asOrder, key)];
  return told.url === placed.url && told.body === placed.body;
}

/**
 * Refuses templates that word a payment, or a change of the shop, as a new order: those that were written when there were orders
 * only. One event of each kind is tried.
 *
 * @param path - of what was sent: the events, or the template where they were not sent.
 * @throws {InvalidInput | TemplateInvalid | ReceiverUrlInvalid | TemplateTooCostly | Busy | WorkEnded}
 */
export async function refuseLikeAnOrder(
  templates: Templates,
  { events, path, ...heard }: Heard & { readonly events: readonly ReceiverEvent[]; readonly path: readonly string[] },
): Promise<void> {
  for (const event of [events.find(isPaymentEvent), events.find(isShopEvent)]) {
    if (event === undefined || !(await readsLikeAnOrder(templates, event, heard))) continue;
    throw new InvalidInput([{ path, code: 'READS_LIKE_AN_ORDER', values: { event: EVENT_NAMES[event] } }]);
  }
}
