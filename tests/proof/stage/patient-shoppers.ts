import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { ShopperLedger } from '../crash/shoppers';
import type { ProofShop } from './shop';
import { makeWish } from './shopper';

/** What shoppers saw who read pages and menus and order, one after the other. */
export interface Shopping {
  readonly ledger: ShopperLedger;
  /** Of every answer, in the order that they came. */
  readonly latenciesMs: readonly number[];
  /** 503 with `Retry-After`, while that is allowed. */
  excuses(): number;
  /** Every other failed answer, as sentences. */
  readonly faults: readonly string[];
  /** Lets everybody finish what they began. */
  stop(): Promise<void>;
}

interface ShoppingOptions {
  /** How many; each has an address of their own. */
  readonly count: number;
  /** Whether the shop may ask to come back later, at this moment. */
  readonly mayExcuse: () => boolean;
}

const MENU = '{ menu { categories { name products(first: 20) { nodes { name price { decimal } } } } } }';
/** Between two steps of one shopper: nobody is quicker. */
const PAUSE_MS = 50;
const PATIENCE_MS = 30_000;
/** Of one kind of fault, as many are described. */
const MOST_FAULTS = 200;
const Placed = z.object({ number: z.string() });

/** Eight people at home, say, each of whom asks for an order under one key until it is acknowledged. */
export function startPatientShoppers(shop: ProofShop, url: string, { count, mayExcuse }: ShoppingOptions): Shopping {
  const ledger: ShopperLedger = { acknowledged: new Map(), refused: new Set(), times: new Map(), askedAgain: 0 };
  const latenciesMs: number[] = [];
  const faults: string[] = [];
  let [next, excused, isOver] = [0, 0, false];

  async function ask(home: number, path: string, init: RequestInit = {}): Promise<Response | null> {
    const startedAt = performance.now();
    const mightExcuse = mayExcuse();
    const headers = { 'x-forwarded-for': `198.51.100.${home + 1}`, ...init.headers };
    const answer = await fetch(new URL(path, url), { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(async (response) => new Response(await response.arrayBuffer(), response))
      .catch((error: Error) => `${error} (${error.cause})`);
    latenciesMs.push(performance.now() - startedAt);
    await sleep(PAUSE_MS);
    const where = `${init.method ?? 'GET'} ${path.slice(0, 30)}`;
    if (typeof answer === 'string') {
      if (faults.length < MOST_FAULTS) faults.push(`${where} got no answer: ${answer}`);
      return null;
    }
    if (answer.status < 400) return answer;
    const isExcuse = answer.status === 503 && answer.headers.has('retry-after') && (mightExcuse || mayExcuse());
    if (isExcuse) excused += 1;
    else if (faults.length < MOST_FAULTS)
      faults.push(`${where} was answered ${answer.status}: ${(await answer.text()).slice(0, 120)}`);
    return null;
  }

  async function order(home: number): Promise<void> {
    const index = next++;
    const key = `order-${index}`;
    const { body } = makeWish(shop, index, { key });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const askedAt = performance.now();
    for (;;) {
      const answer = await ask(home, '/api/checkout', { method: 'POST', headers, body });
      if (answer) {
        const { number } = Placed.parse(await answer.json());
        ledger.acknowledged.set(key, number);
        ledger.times.set(number, { askedAt, answeredAt: performance.now() });
        return;
      }
      // A process that has ended answers nobody any more; what was asked for last may be there or not.
      if (faults.length >= MOST_FAULTS) return;
      ledger.askedAgain += 1;
    }
  }

  const going = Array.from({ length: count }, async (_, home) => {
    while (!isOver && faults.length < MOST_FAULTS) {
      await ask(home, '/', { headers: { accept: 'text/html' } });
      await ask(home, `/graphql?query=${encodeURIComponent(MENU)}`);
      await ask(home, '/checkout', { headers: { accept: 'text/html' } });
      await ask(home, '/api/channel/time-slots');
      await order(home);
    }
  });
  return {
    ledger,
    latenciesMs,
    excuses: () => excused,
    faults,
    async stop() {
      isOver = true;
      await Promise.all(going);
    },
  };
}

/** Milliseconds within which so many of a hundred were answered. */
export function percentile(latenciesMs: readonly number[], percent: number): number {
  const sorted = [...latenciesMs].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0);
}
