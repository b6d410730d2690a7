import type { Request } from 'autocannon';
import type { BenchRow } from '../bench-row';
import { compare } from '../load/compare';
import { CONNECTIONS, measureLoad } from '../load/load';
import { send } from '../load/send';
import { recordScript } from '../sql/record';
import { openReplay } from '../sql/replay';
import type { BenchStage } from '../stage/bench-stage';
import { prepareCarts, preparedCart } from '../stage/carts';
import { variantId } from '../stage/ids';

/** More than are answered in a second, ours and the baseline's: each cart gets one line more, once. */
const CARTS_A_SECOND = { ours: 1_500, baseline: 3_000 };
/** What is not a turn: warming up, recording. */
const MORE_SECONDS = 4;
/** Not among the dishes that the carts have. */
const ADDED_DISH = 30;

function addRequest({ shop }: BenchStage, cart: number): Request {
  return {
    method: 'POST',
    path: '/api/checkout/add',
    headers: { 'content-type': 'application/json', cookie: preparedCart(cart).cookie },
    body: JSON.stringify({ productVariantId: variantId(shop.world.catalog.menuId, ADDED_DISH, 0) }),
  };
}

export const cart: BenchRow = {
  name: 'cart',
  summary: 'A fifth dish into a cart of four, answered with the whole cart.',
  async run({ stage, seconds, turns }) {
    const budget = seconds * turns + MORE_SECONDS;
    const firstOfBaseline = budget * CARTS_A_SECOND.ours;
    const carts = firstOfBaseline + budget * CARTS_A_SECOND.baseline;
    await prepareCarts(stage, carts);
    let next = 0;
    const recordings: number[] = [];
    const script = await recordScript(stage.cluster, async (time) => {
      recordings.push(carts - 1 - time);
      const answer = await send(stage.server.url, addRequest(stage, carts - 1 - time));
      await answer.arrayBuffer();
    });
    const recorded = recordings.map((index) => preparedCart(index).parts);
    const replay = await openReplay(stage.cluster.url, script, {
      known(part, run) {
        const place = recorded.map((parts) => parts.indexOf(part)).find((found) => found >= 0) ?? -1;
        return place < 0 ? null : (preparedCart(firstOfBaseline + run).parts[place] ?? null);
      },
    });
    const request: Request = { setupRequest: (sent) => ({ ...sent, ...addRequest(stage, next++) }) };
    try {
      const ours = (time: number) =>
        measureLoad({ url: stage.server.url, requests: [request] }, { seconds: time, connections: CONNECTIONS });
      const { load, baseline, share } = await compare(ours, (time) => replay.run(time), { seconds, turns });
      const found = { found: share, unit: 'share', goal: { atLeast: 0.5 } } as const;
      const name = `${script.statements.length} statements alone`;
      return [{ work: 'a dish into a cart', load, baseline: { name, load: baseline }, ...found }];
    } finally {
      await replay.close();
    }
  },
};
