import type { ReceiverEvent } from '../generated/prisma/client';

/** What happens to the shop itself, and to no order. */
export const SHOP_EVENTS = [
  'PRODUCT_UPDATED',
  'PRICE_UPDATED',
  'STOP_UPDATED',
  'HOURS_UPDATED',
  'PAUSE_UPDATED',
  'PRINT_UNKNOWN',
  'NOTICE_FAILED',
] as const satisfies readonly ReceiverEvent[];

export type ShopEvent = (typeof SHOP_EVENTS)[number];

export function isShopEvent(event: ReceiverEvent): event is ShopEvent {
  return SHOP_EVENTS.some((one) => one === event);
}
