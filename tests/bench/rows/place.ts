import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import type { BenchRow } from '../bench-row';
import { compareWithBare } from '../load/compare';
import { laterSlot, ORDER_LINES, placeRequest } from '../stage/order-request';

/** A kitchen's town at its busiest; more would queue for the day's number. */
const CONNECTIONS = 16;

export const place: BenchRow = {
  name: 'place',
  summary: `An order of ${ORDER_LINES} lines with a slot and a promo code, for three receivers.`,
  async run({ stage, seconds, turns }) {
    const slotFrom = await laterSlot(stage);
    const order = () => placeRequest(stage, slotFrom, randomUUID());
    const request: Request = { ...order(), setupRequest: (sent) => ({ ...sent, ...order() }) };
    const load = { stage, requests: [request], connections: CONNECTIONS, seconds, turns };
    return [await compareWithBare(`an order of ${ORDER_LINES} lines`, { ...load, work: 'order', atLeast: 0.55 })];
  },
};
