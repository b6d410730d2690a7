import type { Request } from 'autocannon';
import type { Bench, BenchRow } from '../bench-row';
import { type Finding, figure } from '../finding';
import { compareWithBare } from '../load/compare';
import { prepareCarts, preparedCart } from '../stage/carts';
import { variantId } from '../stage/ids';

/** More than are answered in a second, ours and by hand: each cart gets one line more, once. */
const CARTS_A_SECOND = 9_000;
/** Shoppers who tap at the same moment. */
const SHOPPERS = 16;
/** Not among the dishes that the carts have. */
const ADDED_DISH = 30;

/** How many carts there are. */
let prepared = 0;

/** @param host - which the shop is found by. */
export async function measureCart({ stage, seconds, turns }: Bench, work: string, host?: string): Promise<Finding[]> {
  let next = prepared;
  // One turn more warms up.
  prepared += (seconds * (turns + 1) + 1) * CARTS_A_SECOND;
  await prepareCarts(stage, next, prepared);
  const body = JSON.stringify({ productVariantId: variantId(stage.shop.world.catalog.menuId, ADDED_DISH, 0) });
  const add = (): Request => ({
    method: 'POST',
    path: '/api/checkout/add',
    headers: { ...(host && { host }), 'content-type': 'application/json', cookie: preparedCart(next++) },
    body,
  });
  const request: Request = { ...add(), setupRequest: (sent) => ({ ...sent, ...add() }) };
  const load = { stage, requests: [request], connections: SHOPPERS, seconds, turns };
  const found = await compareWithBare(work, { ...load, work: 'cart', atLeast: 0.45 });
  const p99 = found.load?.p99 ?? 0;
  return [found, { ...figure(`${work}, the slowest of 100`, p99, 'ms', { atMost: 60 }), load: found.load }];
}

export const cart: BenchRow = {
  name: 'cart',
  summary: 'A fifth dish into a cart of four, answered with the whole cart.',
  run: (bench) => measureCart(bench, 'a dish into a cart'),
};
