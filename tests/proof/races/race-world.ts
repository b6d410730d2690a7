import type { Actor } from '../../../api/access/caller';
import { type PlaceOrderInput, placeOrder } from '../../../api/checkout/placing/place-order.command';
import { goodDetails } from '../../../api/checkout/testing-shopper';
import type { World } from '../../../api/checkout/testing-world';
import type { Database } from '../../../api/db/client';
import { differs } from './race';

export const DISH = 'Margherita';

/** A person's request, as one of several servers gets it. */
export function callerOn(db: Database, world: World, actor: Actor = { kind: 'visitor', sessionId: null }) {
  return { ...world.caller(actor), db };
}

/** @param input - on top of what a good order needs. */
export function placeOn(caller: ReturnType<typeof callerOn>, world: World, input: PlaceOrderInput) {
  return placeOrder(caller, { ...goodDetails(world), ...input });
}

/** What is wrong with the orders that a shop holds: how many there are, their numbers, their lines. */
export async function checkOrders({ db, channel }: World, expected: number): Promise<string | null> {
  const orders = await db.checkout.findMany({
    where: { channelId: channel.id, status: { not: 'OPEN' } },
    orderBy: { orderSequence: 'asc' },
    select: { orderSequence: true, lines: { select: { id: true } } },
  });
  const numbers = orders.map(({ orderSequence }) => orderSequence);
  return (
    differs('orders are stored', orders.length, expected) ??
    (numbers.some((number, index) => number !== index + 1) ? `the orders are numbered ${numbers.join(', ')}` : null) ??
    differs('orders have no lines', orders.filter(({ lines }) => lines.length === 0).length, 0)
  );
}
