import type { Reader } from '../db/client';
import { sql } from '../db/sql';
import type { Channel } from '../generated/prisma/client';
import { FORGOTTEN_AFTER_MINUTES, kitchenDelay, MOST_COUNTED } from './kitchen-load';

const MINUTE = 60_000;

/**
 * Minutes that the kitchen's present load adds: see `kitchenDelay`. One statement over an index of the orders that are
 * not ready; none where the load is not counted.
 */
export async function readKitchenDelay(db: Reader, channel: Channel, now: Date): Promise<number> {
  if (channel.kitchenCapacity === null) return 0;
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  const [row] = await sql(db).query<{ ahead: number }[]>`
    select count(*)::int as "ahead" from (
      select 1 from "Checkout"
      where "channelId" = ${channel.id}::uuid and "status" in ('PLACED', 'ACCEPTED', 'PREPARING') and not "isTest"
        and "promisedAt" >= ${after(-FORGOTTEN_AFTER_MINUTES)}
        and ("timeKind" = 'ASAP' or "slotFrom" <= case "deliveryMethod"
          when 'DELIVERY' then ${after(channel.deliveryMinutes)}::timestamptz
          else ${after(channel.pickupMinutes)}::timestamptz end)
      limit ${MOST_COUNTED}
    ) as waiting`;
  return kitchenDelay(row?.ahead ?? 0, channel);
}
