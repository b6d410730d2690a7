import type { Database } from '../../db/client';
import { catalogInMemory } from '../read-model/catalog-in-memory.store';

interface Clocked {
  readonly db: Database;
  readonly now: () => Date;
}
interface Shop {
  readonly id: string;
  readonly catalogRevision: number;
}

/** Whether a dish will be back on sale by itself: what shoppers see then changes without a new revision. */
export async function hasStopAhead({ db, now }: Clocked, shop: Shop): Promise<boolean> {
  const { stopEnds } = await catalogInMemory(db, shop);
  const present = now().getTime();
  return stopEnds.some((end) => end > present);
}

/**
 * When a dish was last back on sale by itself: that changes what shoppers see, and nobody writes anything then.
 *
 * @returns epoch milliseconds; 0 while none was.
 */
export async function lastStopEnd({ db, now }: Clocked, shop: Shop): Promise<number> {
  const { stopEnds } = await catalogInMemory(db, shop);
  const present = now().getTime();
  return stopEnds.reduce((last, end) => (end <= present && end > last ? end : last), 0);
}
