import type { Reader } from '../../db/client';
import type { Checkout } from '../../generated/prisma/client';
import { travelMinutes } from './promised-again';

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

type ZoneMinutes = ReadonlyMap<string, number | null>;

const read = new WeakMap<object, Promise<ZoneMinutes>>();

/** Minutes of the shop's zones by their id; read once for a request, however many of its orders need them. */
export function zoneMinutesOf(request: { readonly db: Reader }, channelId: string): Promise<ZoneMinutes> {
  const known = read.get(request);
  if (known) return known;
  const zones = request.db.deliveryZone
    .findMany({ where: { channelId }, select: { id: true, minutes: true } })
    .then((rows) => new Map(rows.map(({ id, minutes }) => [id, minutes])));
  read.set(request, zones);
  return zones;
}
