import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import type { BenchRow } from '../bench-row';
import { compare } from '../load/compare';
import { measureLoad } from '../load/load';
import { send } from '../load/send';
import { openLeastOrder } from '../sql/least-order';
import { laterSlot, ORDER_LINES, placeRequest } from '../stage/order-request';

/** A kitchen's town at its busiest; more would queue for the day's number. */
const CONNECTIONS = 16;

export const place: BenchRow = {
  name: 'place',
  summary: `An order of ${ORDER_LINES} lines with a slot and a promo code, for three receivers.`,
  async run({ stage, seconds, turns }) {
    const slotFrom = await laterSlot(stage);
    const first = await send(stage.server.url, placeRequest(stage, slotFrom, randomUUID()));
    await first.arrayBuffer();
    const least = await openLeastOrder(stage.cluster.url);
    const request: Request = { setupRequest: (sent) => ({ ...sent, ...placeRequest(stage, slotFrom, randomUUID()) }) };
    try {
      const ours = (time: number) =>
        measureLoad({ url: stage.server.url, requests: [request] }, { seconds: time, connections: CONNECTIONS });
      const { load, baseline, share } = await compare(ours, (time) => least.run(time), { seconds, turns });
      const found = { found: share, unit: 'share', goal: { atLeast: 0.6 } } as const;
      const name = 'the least by hand';
      return [{ work: `an order of ${ORDER_LINES} lines`, load, baseline: { name, load: baseline }, ...found }];
    } finally {
      await least.close();
    }
  },
};
