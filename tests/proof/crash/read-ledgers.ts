import { countTorn, readOrders, readPromos, readSlots } from '../stage/ledger';
import type { Stage } from '../stage/stage';
import type { Ledgers } from './compare-ledgers';
import type { ShopperLedger } from './shoppers';

const QUARTER_HOUR_MS = 15 * 60_000;
/** The first slot: later than anything that the test may last. */
const SLOTS_BEGIN_MS = 3 * 3_600_000;

/** Starts of so many slots in a row, ISO 8601. */
export function slotStarts(count: number): string[] {
  const first = Math.ceil((Date.now() + SLOTS_BEGIN_MS) / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  return Array.from({ length: count }, (_, index) => new Date(first + index * QUARTER_HOUR_MS).toISOString());
}

/** What the shoppers and the database say; the hooks' is added once they have been waited for. */
export async function readLedgers(
  { cluster: { url } }: Stage,
  { acknowledged, refused }: ShopperLedger,
  slotCapacity: number,
): Promise<Ledgers> {
  const [stored, slots, torn] = [await readOrders(url), await readSlots(url), await countTorn(url)];
  const promos = await readPromos(url);
  return { acknowledged, refused, stored, slots, slotCapacity, promos, torn, hooks: null };
}
