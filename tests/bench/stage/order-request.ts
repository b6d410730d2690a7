import type { Request } from 'autocannon';
import { z } from 'zod';
import { type BenchStage, PROMO_CODE } from './bench-stage';
import { variantId } from './ids';

export const ORDER_LINES = 20;

const Slots = z.object({
  data: z.object({
    channel: z.object({ timeSlots: z.array(z.object({ from: z.string(), isAvailable: z.boolean() })) }),
  }),
});

/** The last slot of the first day: it is not past before the bench is. */
export async function laterSlot({ server }: BenchStage): Promise<string> {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ channel { timeSlots(method: DELIVERY) { from isAvailable } } }' }),
  });
  const { timeSlots } = Slots.parse(await answer.json()).data.channel;
  const free = timeSlots.filter(({ isAvailable }) => isAvailable);
  const slot = free[Math.min(free.length - 1, 40)];
  if (!slot) throw new Error('no time can be ordered for');
  return slot.from;
}

/** An order of {@link ORDER_LINES} lines, for a slot and with the promo code. */
export function placeRequest({ shop }: BenchStage, slotFrom: string, key: string): Request {
  const { paymentMethodId, world } = shop;
  const lines = Array.from({ length: ORDER_LINES }, (_, dish) => ({
    productVariantId: variantId(world.catalog.menuId, dish, dish % 2 === 0 ? 0 : 1),
    quantity: 1,
  }));
  const contact = { name: 'Nino', phone: '+493012345678', deliveryMethod: 'DELIVERY', street: 'Torstraße 1' };
  return {
    method: 'POST',
    path: '/api/checkout',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...contact, lines, paymentMethodId, promoCode: PROMO_CODE, timeKind: 'SLOT', slotFrom }),
  };
}
