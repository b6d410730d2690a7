import type { Channel, DeliveryMethod } from '../../generated/prisma/client';

type ReceivingSettings = Pick<
  Channel,
  'isDeliveryAvailable' | 'isPickupAvailable' | 'deliveryMinutes' | 'pickupMinutes'
>;

export function isMethodAvailable(channel: ReceivingSettings, method: DeliveryMethod): boolean {
  return method === 'DELIVERY' ? channel.isDeliveryAvailable : channel.isPickupAvailable;
}

/**
 * Minutes from placing until the order is at the door, or can be picked up.
 *
 * @param zoneMinutes - those of the part of town that it goes to; `null`: the shop's.
 */
export function minutesOf(
  channel: ReceivingSettings,
  method: DeliveryMethod,
  zoneMinutes: number | null = null,
): number {
  return method === 'DELIVERY' ? (zoneMinutes ?? channel.deliveryMinutes) : channel.pickupMinutes;
}
