import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Flooded } from './flood';

/** What ordinary people saw: how long each step took, and what went wrong. */
export interface Evening {
  readonly latenciesMs: readonly number[];
  readonly faults: readonly string[];
}

const SHOPPERS = 4;
/** Between two steps of one shopper: nobody is quicker. */
const PAUSE_MS = 50;
const MENU = '{ menu { categories { name products(first: 20) { nodes { name price { decimal } } } } } }';

/** Four people, each at home, who read the menu and order with a promo code, until it is stopped. */
export async function shopOn({ url, shop, promoCode }: Flooded, signal: AbortSignal): Promise<Evening> {
  const agent = new Agent({ keepAlive: true });
  const latenciesMs: number[] = [];
  const faults: string[] = [];
  const step = async (home: number, path: string, body?: object) => {
    const startedAt = performance.now();
    const headers = { 'idempotency-key': randomUUID() };
    const sent = { path, address: `198.51.100.${home + 1}`, headers, ...(body && { body: JSON.stringify(body) }) };
    const { status, text } = await ask(agent, url, sent);
    latenciesMs.push(performance.now() - startedAt);
    if (status === 0 || status >= 400)
      faults.push(`a shopper was answered ${status} at ${path.slice(0, 30)}: ${text.slice(0, 120)}`);
    await sleep(PAUSE_MS);
  };
  const order = {
    lines: [{ productVariantId: shop.variantIds[0], quantity: 1 }],
    name: 'Nino',
    phone: '+49 30 901820',
    deliveryMethod: 'PICKUP',
    warehouseId: shop.warehouseId,
    paymentMethodId: shop.paymentMethodId,
    promoCode,
  };
  const shopper = async (home: number) => {
    while (!signal.aborted) {
      await step(home, '/');
      await step(home, `/graphql?query=${encodeURIComponent(MENU)}`);
      await step(home, '/api/channel/time-slots');
      await step(home, '/api/checkout', order);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, (_, home) => shopper(home)));
  agent.destroy();
  return { latenciesMs: latenciesMs.sort((one, other) => one - other), faults };
}
