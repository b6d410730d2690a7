import type { Reader } from '../db/client';
import type { Checkout } from '../generated/prisma/client';
import { travelMinutes } from './promise-anew';

/** Minutes on the road to where an order goes: by its zone, else by the shop; none when it is collected. */
export async function readTravelMinutes(
  db: Reader,
  { channelId, deliveryMethod, zoneId }: Pick<Checkout, 'channelId' | 'deliveryMethod' | 'zoneId'>,
): Promise<number> {
  if (deliveryMethod === 'PICKUP') return 0;
  const terms = await db.channel.findUniqueOrThrow({
    where: { id: channelId },
    select: { pickupMinutes: true, deliveryMinutes: true },
  });
  const zone = zoneId === null ? null : await db.deliveryZone.findUnique({ where: { id: zoneId } });
  return travelMinutes(deliveryMethod, { ...terms, deliveryMinutes: zone?.minutes ?? terms.deliveryMinutes });
}
