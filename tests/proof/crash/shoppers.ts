import { setTimeout as sleep } from 'node:timers/promises';
import type { ProofShop } from '../stage/shop';
import { createShoppers, makeWish, type PlaceAnswer, place } from '../stage/shopper';

/** When somebody began to ask for an order, and when it was acknowledged; of `performance.now()`. */
export interface AcknowledgedAt {
  readonly askedAt: number;
  readonly answeredAt: number;
}

/** The shoppers' ledger. */
export interface ShopperLedger {
  readonly acknowledged: Map<string, string>;
  readonly refused: Set<string>;
  /** By the order's number. */
  readonly times: Map<string, AcknowledgedAt>;
  /** Times that no answer came, and the same key was sent again. */
  askedAgain: number;
}

const SHOPPERS = 8;
const ASK_AGAIN_MS = 100;
/** One in so many is impatient, and sends its order twice at once. */
const IMPATIENT = 5;
/** One in so many types a promo code. */
const THRIFTY = 6;
/** One in so many wishes for a time slot. */
const PLANNING = 8;

/** What runs out while they order. */
interface Chances {
  /** Starts, ISO 8601. */
  readonly slots: readonly string[];
  /** A promo code. */
  readonly code: string;
}

/**
 * People who order, one order after the other each, until they are stopped; each asks under one key until it is
 * answered, whatever is killed meanwhile.
 */
export function startShoppers(shop: ProofShop, url: string, { slots, code }: Chances, count = SHOPPERS) {
  const agent = createShoppers(2 * count);
  const ledger: ShopperLedger = { acknowledged: new Map(), refused: new Set(), times: new Map(), askedAgain: 0 };
  let next = 0;
  let isOver = false;

  async function order(index: number): Promise<void> {
    const slotFrom = index % PLANNING === 0 ? slots[(index / PLANNING) % slots.length] : undefined;
    const promoCode = index % THRIFTY === 1 ? code : undefined;
    const wish = makeWish(shop, index, { key: `order-${index}`, slotFrom, promoCode });
    const askedAt = performance.now();
    for (;;) {
      const times = index % IMPATIENT === 0 ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: times }, () => place(agent, url, wish)));
      const heard = answers.filter(({ kind }) => kind !== 'silent');
      for (const answer of heard) write(wish.key, answer, askedAt);
      if (heard.length > 0) return;
      ledger.askedAgain += 1;
      await sleep(ASK_AGAIN_MS);
    }
  }

  function write(key: string, answer: PlaceAnswer, askedAt: number): void {
    if (answer.kind === 'refused') ledger.refused.add(key);
    // Two numbers under one key are two orders: the second is recorded as an unexpected one.
    if (answer.kind !== 'placed') return;
    ledger.times.set(answer.number, { askedAt, answeredAt: performance.now() });
    const first = ledger.acknowledged.get(key);
    ledger.acknowledged.set(first === undefined || first === answer.number ? key : `${key} again`, answer.number);
  }

  const going = Array.from({ length: count }, async () => {
    while (!isOver) await order(next++);
  });
  return {
    ledger,
    /** Lets everybody finish what they began. */
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(going);
      await agent.close();
    },
  };
}
