import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Browser } from '../stage/browser';
import type { ProofShop } from '../stage/shop';

/** Slow enough not to be limited as a flood. */
const PAUSE_MS = 1000;
const ASK_AGAIN_MS = 100;
/** A line takes 99. */
const MOST_OF_ONE = 90;

const ADD = `mutation ($input: LineInput!, $key: String) {
  addLine(input: $input, idempotencyKey: $key) { __typename ... on Error { code } }
}`;
const CART = '{ checkout { lines { quantity } } }';

const Added = z.object({ addLine: z.object({ __typename: z.string(), code: z.string().optional() }) });
/** What a dish is refused with whose session is gone. */
const NO_SESSION = 'STALE_CART';
const Cart = z.object({ checkout: z.object({ lines: z.array(z.object({ quantity: z.number() })) }).nullable() });

/** Shoppers who fill their carts all the while, and look each time whether everything is there. */
export interface Guests {
  /** Dishes that went into carts. */
  additions(): number;
  /** @returns what was wrong with a cart or a session. */
  stop(): Promise<readonly string[]>;
}

export function startGuests({ variantIds }: ProofShop, url: string, count: number): Guests {
  const faults: string[] = [];
  let additions = 0;
  let isOver = false;

  async function untilAnswered(browser: Browser, query: string, variables = {}): Promise<unknown> {
    for (;;) {
      const data = await browser.ask(query, variables);
      if (data !== null) return data;
      await sleep(ASK_AGAIN_MS);
    }
  }

  async function fill(guest: number): Promise<void> {
    const browser = new Browser(url, `10.1.0.${guest + 1}`);
    const most = MOST_OF_ONE * variantIds.length;
    for (let put = 0; !isOver && put < most; ) {
      const input = { variantId: variantIds[put % variantIds.length] };
      const { addLine } = Added.parse(await untilAnswered(browser, ADD, { input, key: `guest-${guest}-${put}` }));
      if (addLine.__typename !== 'Cart') return void faults.push(refused(guest, addLine.code));
      put += 1;
      additions += 1;
      const { checkout } = Cart.parse(await untilAnswered(browser, CART));
      const there = checkout?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
      if (there !== put)
        return void faults.push(`guest ${guest + 1} put ${put} dishes into a cart, and ${there} are there`);
      await sleep(PAUSE_MS);
    }
    if (browser.otherSessions > 0) faults.push(`guest ${guest + 1} was given another session`);
  }

  const refused = (guest: number, code = 'no code') =>
    code === NO_SESSION
      ? `guest ${guest + 1} was signed out: a dish found no session to be put into the cart of (${code})`
      : `a dish of guest ${guest + 1} was refused: ${code}`;

  const filling = Array.from({ length: count }, (_, guest) =>
    fill(guest).catch((error: unknown) => void faults.push(`guest ${guest + 1}: ${error}`)),
  );
  return {
    additions: () => additions,
    async stop() {
      isOver = true;
      await Promise.all(filling);
      return faults;
    },
  };
}
