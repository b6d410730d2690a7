import { type ChildProcess, spawn } from 'node:child_process';
import type { ApiClient } from '../../api/demo/evening/api-client';
import { findPython } from '../../scripts/python.mjs';
import { startLossyProxy } from '../client-kit/testing-lossy-proxy';
import { createToken } from '../e2e/api-tokens';
import { expect, testAroundTheClock as test } from '../e2e/fixtures';
import { placeAsap } from '../e2e/orders';

/** The kitchen display of the examples, as a process of its own. */
const python = findPython();
test.skip(python === null, 'Python has no requests: the kitchen display of the examples is not tested.');

interface Display {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  /** What it has printed so far. */
  output(): string;
  shows(text: string | RegExp): Promise<void>;
  /** What a cook types. */
  type(line: string): void;
}

function startDisplay(url: string, token: string): Display {
  const child = spawn(python ?? '', ['examples/kitchen-display/kitchen_display.py', url], {
    env: { ...process.env, CARTE_TOKEN: token, TZ: 'UTC' },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (printed: string) => {
      text += printed;
    });
  }
  const output = () => text;
  return {
    child,
    ended: new Promise((resolve) => child.once('exit', resolve)),
    output,
    shows: (expected) => expect.poll(output, { timeout: 60_000 }).toMatch(expected),
    type: (line) => void child.stdin.write(`${line}\n`),
  };
}

interface Offered {
  readonly menu: {
    categories: { products: { nodes: { hasChoices: boolean; isSoldOut: boolean; variants: { id: string }[] }[] } }[];
  };
  readonly channel: { timeSlots: { from: string; isAvailable: boolean }[] };
}

/** A dish without choices, and a time two days from now. */
async function offered(caller: ApiClient) {
  const { menu, channel } = await caller.run<Offered>(`{
    menu { categories { products(first: 12) { nodes { hasChoices isSoldOut variants { id } } } } }
    channel { timeSlots(method: PICKUP) { from isAvailable } }
  }`);
  const dishes = menu.categories.flatMap(({ products }) => products.nodes);
  const dish = dishes.find(({ hasChoices, isSoldOut }) => !hasChoices && !isSoldOut)?.variants[0]?.id;
  const slot = channel.timeSlots.find((one) => one.isAvailable && Date.parse(one.from) > Date.now() + 2 * 86_400_000);
  if (!dish || !slot) throw new Error('the demo shop offers nothing for another day');
  return { dish, slot };
}

test('the kitchen display shows orders as they come, and moves them on', async ({ demoShop, administrator }) => {
  const token = await createToken(administrator, { name: 'Kitchen display', scopes: ['ORDERS_WRITE'] });
  const display = startDisplay(demoShop.url, token.secret);
  try {
    // Python's ends of lines do not all end one in a stream of events.
    const { number } = await placeAsap(demoShop.url, { kitchenNote: 'No onions\u2028no salt' });
    await display.shows(new RegExp(`${number} · PLACED · \\d\\d:\\d\\d · pickup\n  1 × \\w`));
    expect(display.output()).toContain('! No onions no salt\n');
    const { dish, slot } = await offered(administrator);
    const later = await placeAsap(demoShop.url, {
      timeKind: 'SLOT',
      slotFrom: slot.from,
      lines: [{ variantId: dish, note: 'Well done' }],
    });
    await display.shows(
      new RegExp(
        `${later.number} · PLACED · \\w{3} \\d\\d \\w{3} \\d\\d:\\d\\d · pickup\n  1 × .+\n      ! Well done\n`,
      ),
    );
    const end = number.slice(-4);
    display.type('serve it');
    await display.shows(/ok 0042 \[minutes\] accepts/);
    display.type(`ready ${end}`);
    await display.shows('not from PLACED');
    for (const [line, status] of [
      [`ok ${end} 20`, 'ACCEPTED'],
      [`ok ${end}`, 'PREPARING'],
      [`ready ${end}`, 'READY'],
    ] as const) {
      display.type(line);
      await display.shows(`${number} · ${status}`);
    }
  } finally {
    display.child.kill();
    await token.revoke();
  }
});

test('the kitchen display goes on after a break without missing or repeating an order, and ends with its token', async ({
  demoShop,
  administrator,
}) => {
  const token = await createToken(administrator, { name: 'Kitchen display', scopes: ['ORDERS_READ'] });
  const trial = await createToken(administrator, { name: 'App in the making', scopes: ['STOREFRONT'], isTest: true });
  const network = await startLossyProxy(demoShop.url);
  const display = startDisplay(network.url, token.secret);
  try {
    const first = await placeAsap(demoShop.url);
    await display.shows(first.number);
    network.cut();
    const second = await placeAsap(demoShop.url, {}, trial.secret);
    await display.shows(new RegExp(`${second.number} · PLACED · .* · TEST`));
    expect(display.output().split(first.number)).toHaveLength(2);
    display.type(`ok ${first.number.slice(-4)}`);
    await display.shows('orders:write');
    await token.revoke();
    network.cut();
    expect(await display.ended).toBe(1);
    expect(display.output()).toContain('INVALID_TOKEN');
  } finally {
    display.child.kill();
    network.close();
    await trial.revoke();
  }
});
