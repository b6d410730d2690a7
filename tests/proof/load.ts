import { setTimeout as sleep } from 'node:timers/promises';
import type { CarteServer } from '../e2e/carte-server';
import type { Figures, ProofTest } from './proof-test';
import { readOrders } from './stage/ledger';
import { doMany } from './stage/many';
import { forgetOrders, swallowMessages } from './stage/mutation';
import { drainOutbox } from './stage/outbox';
import { processorTime } from './stage/processes';
import { createShoppers, makeWish, type PlaceAnswer, place } from './stage/shopper';
import { openStage, type Stage } from './stage/stage';

const ORDERS = 10_000;
const SMALL_ORDERS = 300;
/** Orders in the air at once; the others wait their turn. */
const AT_ONCE = 24;
/** Before the clock starts: code is compiled, connections are opened. */
const WARM_UP = 100;
const LONGEST_SECONDS = 100;
const LONGEST_P99_MS = 1000;
const LONGEST_DRAIN_SECONDS = 60;
const ASK_AGAIN_MS = 100;

/** What the shoppers saw. */
interface Rush {
  /** Number by idempotency key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** From asking to the acknowledgement, asking again included; ascending. */
  readonly latenciesMs: readonly number[];
  readonly refusals: readonly string[];
  readonly askedAgain: number;
  readonly seconds: number;
}

/** As many orders as a town can send, as fast as one small machine can take them. */
export const load: ProofTest = {
  name: 'load',
  guarantee: 'Ten thousand orders in a rush are all taken, quickly, and all reach the kitchen’s hook within a minute.',
  mutations: {
    memory: { gone: 'the database loses each hundredth order', shows: /was acknowledged as .+ and is not there/ },
    hook: { gone: 'each hundredth order is not announced to the hook', shows: /never reached the hook/ },
  },
  async run({ isSmall, without, tell }) {
    const orders = isSmall ? SMALL_ORDERS : ORDERS;
    const stage = await openStage({ receivers: 1 });
    // The limits that every shop has; the shoppers are at home, each behind an address of their own.
    const server = await stage.startServer({ TRUST_PROXY: 'on', RATE_LIMIT: '3000', STREAM_LIMIT: '100' });
    try {
      if (without === 'memory') await forgetOrders(stage.cluster.url, 100);
      if (without === 'hook') await swallowMessages(stage.cluster.url, 100);
      await rush(stage, server, WARM_UP, 'warm-up');
      const before = processors(stage, server);
      tell(`${orders} orders, ${AT_ONCE} at once`);
      const seen = await rush(stage, server, orders, 'order');
      const used = processors(stage, server).map((milliseconds, index) => milliseconds - (before[index] ?? 0));
      tell('waiting for the hook');
      const drainSeconds = await drainOutbox(stage.cluster.url, 2 * LONGEST_DRAIN_SECONDS);
      const faults = await compare(stage, seen);
      const figures = {
        orders,
        'at once': AT_ONCE,
        ...figuresOf(seen),
        ...share(used, orders),
        'outbox empty after (s)': drainSeconds,
      };
      // Speed is promised for the full test on a quiet machine: a small one is over before it is warm.
      return { figures, faults: isSmall ? faults : [...faults, ...tooSlow(seen, drainSeconds)] };
    } finally {
      await server.kill();
      await stage.close();
    }
  },
};

async function rush({ shop }: Stage, { url }: CarteServer, count: number, name: string): Promise<Rush> {
  const agent = createShoppers(AT_ONCE);
  const acknowledged = new Map<string, string>();
  const latenciesMs: number[] = [];
  const refusals: string[] = [];
  let askedAgain = 0;
  const startedAt = performance.now();
  await doMany(count, AT_ONCE, async (index) => {
    const wish = makeWish(shop, index, { key: `${name}-${index}` });
    const askedAt = performance.now();
    let answer: PlaceAnswer = await place(agent, url, wish);
    while (answer.kind === 'silent') {
      askedAgain += 1;
      await sleep(ASK_AGAIN_MS);
      answer = await place(agent, url, wish);
    }
    if (answer.kind === 'refused') return void refusals.push(answer.code);
    acknowledged.set(wish.key, answer.number);
    latenciesMs.push(performance.now() - askedAt);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  await agent.close();
  return { acknowledged, latenciesMs: latenciesMs.sort((a, b) => a - b), refusals, askedAgain, seconds };
}

/** Milliseconds of processor that each part has used: the shoppers, the server with its worker, PostgreSQL. */
function processors({ cluster }: Stage, { pid }: CarteServer): number[] {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1000, processorTime(pid), processorTime(cluster.pid())];
}

async function compare({ cluster, receivers }: Stage, { acknowledged, refusals }: Rush): Promise<string[]> {
  const stored = new Map((await readOrders(cluster.url)).map((order) => [order.idempotencyKey, order.number]));
  const ledgers = await Promise.all(receivers.map((receiver) => receiver.ledger()));
  const heard = ledgers.map((ledger) => new Set(ledger.map(({ number }) => number)));
  return [
    ...refusals.map((code) => `an order was refused: ${code}`),
    ...[...acknowledged].flatMap(([key, number]) => [
      ...(stored.get(key) === number ? [] : [`${key} was acknowledged as ${number} and is not there`]),
      ...(heard.every((numbers) => numbers.has(number)) ? [] : [`${number} never reached the hook`]),
    ]),
  ];
}

function figuresOf({ acknowledged, latenciesMs, askedAgain, seconds }: Rush): Figures {
  return {
    acknowledged: acknowledged.size,
    'asked again': askedAgain,
    seconds: round(seconds),
    'orders a second': round(acknowledged.size / seconds),
    'p50 (ms)': Math.round(quantile(latenciesMs, 0.5)),
    'p99 (ms)': Math.round(quantile(latenciesMs, 0.99)),
    'slowest (ms)': Math.round(latenciesMs.at(-1) ?? 0),
  };
}

function share([shoppers = 0, server = 0, database = 0]: readonly number[], orders: number): Figures {
  const each = (milliseconds: number) => round(milliseconds / orders);
  return {
    'processor an order, shoppers (ms)': each(shoppers),
    'processor an order, server (ms)': each(server),
    'processor an order, PostgreSQL (ms)': each(database),
  };
}

function tooSlow({ latenciesMs, seconds }: Rush, drainSeconds: number): string[] {
  const p99 = quantile(latenciesMs, 0.99);
  return [
    ...(seconds > LONGEST_SECONDS ? [`placing took ${round(seconds)} s, more than ${LONGEST_SECONDS}`] : []),
    ...(p99 > LONGEST_P99_MS ? [`one in a hundred waited ${Math.round(p99)} ms or longer`] : []),
    ...(drainSeconds > LONGEST_DRAIN_SECONDS ? [`the hook had everything after ${drainSeconds} s only`] : []),
  ];
}

/** @param sorted - ascending. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
