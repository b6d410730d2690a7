import type { Request } from 'autocannon';
import type { BenchRow } from '../bench-row';
import { compare } from '../load/compare';
import { measureLoad } from '../load/load';
import { openLeastCart } from '../sql/least-cart';
import type { BenchStage } from '../stage/bench-stage';
import { prepareCarts, preparedCart } from '../stage/carts';
import { variantId } from '../stage/ids';

/** More than are answered in a second, ours and by hand: each cart gets one line more, once. */
const CARTS_A_SECOND = { ours: 3_000, byHand: 6_000 };
/** What is not a turn: warming up. */
const MORE_SECONDS = 2;
/** Shoppers who tap at the same moment. */
const SHOPPERS = 16;
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
    const firstByHand = budget * CARTS_A_SECOND.ours;
    await prepareCarts(stage, firstByHand + budget * CARTS_A_SECOND.byHand);
    let next = 0;
    const least = await openLeastCart(stage.cluster.url, firstByHand);
    const request: Request = { setupRequest: (sent) => ({ ...sent, ...addRequest(stage, next++) }) };
    try {
      const ours = (time: number) =>
        measureLoad({ url: stage.server.url, requests: [request] }, { seconds: time, connections: SHOPPERS });
      const { load, baseline, share } = await compare(ours, (time) => least.run(time), { seconds, turns });
      const found = { found: share, unit: 'share', goal: { atLeast: 0.6 } } as const;
      const slowest = { load, baseline: null, found: load.p99, unit: 'ms', goal: { atMost: 60 } } as const;
      return [
        { work: 'a dish into a cart', load, baseline: { name: 'held and written by hand', load: baseline }, ...found },
        { work: 'a dish into a cart, the slowest of 100', ...slowest },
      ];
    } finally {
      await least.close();
    }
  },
};
