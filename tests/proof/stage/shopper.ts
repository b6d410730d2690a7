import { Agent, request } from 'undici';
import { z } from 'zod';
import type { ProofShop } from './shop';

/** An order as a shopper's program sends it, again and again under the same key until it is answered. */
export interface Wish {
  readonly key: string;
  readonly body: string;
  /** Where it comes from, as a proxy in front tells a server that trusts it. */
  readonly address: string;
}

/** `placed`: acknowledged. `refused`: answered that nothing was placed. `silent`: no answer that says either. */
export type PlaceAnswer =
  | { readonly kind: 'placed'; readonly id: string; readonly number: string }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'silent' };

const Placed = z.object({ id: z.string(), number: z.string() });
const Refused = z.object({ error: z.object({ code: z.string() }) });

/** One that waits longer than this for an answer has given up, and asks again. */
const PATIENCE_MS = 20_000;

interface WishOptions {
  readonly key: string;
  /** Start of the slot that is wished for, ISO 8601; else as soon as possible. */
  readonly slotFrom?: string;
  readonly promoCode?: string;
}

export function makeWish(shop: ProofShop, index: number, { key, slotFrom, promoCode }: WishOptions): Wish {
  const { variantIds, warehouseId, paymentMethodId } = shop;
  const dish = (offset: number) => variantIds[(index + offset) % variantIds.length];
  const body = {
    lines: [0, 3].map((offset) => ({ productVariantId: dish(offset), quantity: 1 + ((index + offset) % 3) })),
    name: 'Nino',
    phone: `+4930${String(1_000_000 + (index % 5000)).padStart(7, '0')}`,
    ...(index % 2 === 0
      ? { deliveryMethod: 'PICKUP', warehouseId }
      : { deliveryMethod: 'DELIVERY', street: 'Torstraße 1' }),
    paymentMethodId,
    ...(promoCode && { promoCode }),
    ...(slotFrom && { timeKind: 'SLOT', slotFrom }),
  };
  const address = `10.${[16, 8, 0].map((bits) => (index >> bits) & 255).join('.')}`;
  return { key, body: JSON.stringify(body), address };
}

/** Connections are kept, as a browser keeps them. */
export function createShoppers(connections: number): Agent {
  return new Agent({ connections, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS, pipelining: 1 });
}

export async function place(agent: Agent, url: string, { key, body, address }: Wish): Promise<PlaceAnswer> {
  try {
    const answer = await request(`${url}/api/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': address },
      body,
      dispatcher: agent,
    });
    const json: unknown = await answer.body.json();
    if (answer.statusCode === 201) return { kind: 'placed', ...Placed.parse(json) };
    // 500 and above, too busy and too early say nothing of the order.
    if (answer.statusCode >= 500 || answer.statusCode === 429) return { kind: 'silent' };
    return { kind: 'refused', code: Refused.parse(json).error.code };
  } catch {
    return { kind: 'silent' };
  }
}
