import type { Caller } from '../access/caller';
import type { ReceiverEvent } from '../generated/prisma/client';
import { NotFound } from '../kernel/refusals';
import type { TemplateScope } from './template/body-template';
import { EVENT_NAMES } from './template/event-names';
import { type FindOrderPages, readOrderScope } from './template/order-scope.store';
import { sampleScope } from './template/sample-order';

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
  if (orderId === null) return { ...sampleScope(channel, now()), event: EVENT_NAMES[event] };
  const scope = await readOrderScope(db, orderPages, { channelId: channel.id, checkoutId: orderId, event });
  if (!scope) throw new NotFound();
  return scope;
}
