import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareForPooler } from '../../api/db/pooler';
import { hasPooler, startPooler } from '../../api/db/testing-pooler';
import { compareLedgers } from './crash/compare-ledgers';
import { readLedgers } from './crash/read-ledgers';
import { LONGEST_P99_MS } from './floods/run-floods';
import type { Figures, ProofOptions, ProofOutcome, ProofTest } from './proof-test';
import { flap } from './stage/flapping';
import { drainOutbox } from './stage/outbox';
import { percentile, startPatientShoppers } from './stage/patient-shoppers';
import { errorsOf } from './stage/server-log';
import { openStage } from './stage/stage';

const MINUTES = 3;
const SMALL_MINUTES = 0.1;
const SHOPPERS = 8;
const POOLED_CONNECTIONS = 10;
/** Without a word of trouble, and every shopper has ordered several times. */
const CALM_MS = 3_000;
/** In which the process has to be as it was, once the database is back. */
const RECOVERY_MS = 10_000;
const LOOK_MS = 100;
/** A slow machine goes on until so many are ordered, for so many times its minutes at most. */
const LEAST_ORDERS = 20;
const MOST_TIMES = 5;
const DRAIN_SECONDS = 600;

type Way = 'direct' | 'through PgBouncer';

/** A database whose connections are all ended, again and again, while people order. */
export const database: ProofTest = {
  name: 'database',
  guarantee:
    'However often all connections to the database are lost, the server lives on, and no order that was acknowledged is lost.',
  mutations: {
    listener: {
      gone: 'nobody hears a connection that is lost while it is opened',
      shows: /the server has ended/,
    },
    begin: {
      gone: 'a connection that is lost at the beginning of a transaction is not known for one',
      shows: /was answered 500/,
    },
    commit: {
      gone: 'a transaction whose end was lost is taken for done',
      shows: /was acknowledged and is lost/,
    },
  },
  async run(options) {
    const ways: readonly Way[] = hasPooler ? ['direct', 'through PgBouncer'] : ['direct'];
    const figures: Record<string, Figures[string]> = {};
    const faults: string[] = [];
    for (const way of ways) {
      const outcome = await flapOn(way, options);
      for (const [name, value] of Object.entries(outcome.figures)) figures[`${way}: ${name}`] = value;
      faults.push(...outcome.faults.map((fault) => `${way}: ${fault}`));
      // One way is enough to see what is missing.
      if (options.without && faults.length > 0) break;
    }
    return { figures, faults };
  },
};

async function flapOn(way: Way, { isSmall, without, minutes, tell }: ProofOptions): Promise<ProofOutcome> {
  const stage = await openStage({ receivers: 1 });
  const { cluster } = stage;
  if (way !== 'direct') await prepareForPooler(cluster.url);
  const pooler = way === 'direct' ? null : await startPooler(cluster.url, POOLED_CONNECTIONS);
  const server = await stage.startServer({
    TRUST_PROXY: 'on',
    ...(pooler && { DATABASE_POOLER_URL: pooler.url }),
    ...(without && {
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'stage', 'spoil-clients.mjs')}`,
      PROOF_CLIENTS: without,
    }),
  });
  let isAway = true;
  const shopping = startPatientShoppers(stage.shop, server.url, { count: SHOPPERS, mayExcuse: () => isAway });
  try {
    const longMs = (minutes ?? (isSmall ? SMALL_MINUTES : MINUTES)) * 60_000;
    const stopping = new AbortController();
    const flapping = flap(cluster.url, stopping.signal);
    const startedAt = performance.now();
    const hasSeen = () =>
      performance.now() - startedAt > (shopping.ledger.acknowledged.size < LEAST_ORDERS ? MOST_TIMES : 1) * longMs;
    while (!hasSeen() && server.isRunning() && !shopping.faults.length) await sleep(LOOK_MS);
    const flappedMinutes = Math.round((performance.now() - startedAt) / 6_000) / 10;
    stopping.abort();
    const endings = await flapping;
    const flapped = [...shopping.latenciesMs];
    tell(`${way}: connections ended ${endings} times, ${shopping.ledger.acknowledged.size} orders`);
    const backAfterMs = server.isRunning() ? await backAfter(server.url) : 0;
    isAway = false;
    const before = shopping.ledger.acknowledged.size;
    await sleep(server.isRunning() ? CALM_MS : 0);
    await shopping.stop();
    const isWhole = server.isRunning() && !isSmall;
    const drainSeconds = isWhole ? await drainOutbox(cluster.url, DRAIN_SECONDS) : 0;
    const hooks = isWhole ? await Promise.all(stage.receivers.map((receiver) => receiver.ledger())) : null;
    const ledgers = await readLedgers(stage, shopping.ledger, 0);
    const p99 = percentile(flapped, 99);
    return {
      figures: {
        minutes: flappedMinutes,
        'all connections ended': endings,
        'answers while they were': flapped.length,
        '503 with Retry-After': shopping.excuses(),
        'orders acknowledged': shopping.ledger.acknowledged.size,
        'orders stored': ledgers.stored.length,
        'asked again': shopping.ledger.askedAgain,
        'p50 (ms)': percentile(flapped, 50),
        'p99 (ms)': p99,
        'ready again after (ms)': backAfterMs,
        'orders in the calm afterwards': shopping.ledger.acknowledged.size - before,
        'outbox empty after (s)': drainSeconds,
      },
      faults: [
        ...(server.isRunning() ? [] : [`the server has ended: ${server.output().slice(-300)}`]),
        ...shopping.faults,
        ...compareLedgers({ ...ledgers, hooks }),
        ...errorsOf(server.output()).map((line) => `the server logged ${line.slice(0, 200)}`),
        ...(server.isRunning() && shopping.ledger.acknowledged.size === before
          ? ['nobody could order afterwards']
          : []),
        ...(!isSmall && p99 > LONGEST_P99_MS ? [`one in a hundred waited ${p99} ms or more`] : []),
      ],
    };
  } finally {
    await server.kill();
    await pooler?.stop();
    await stage.close();
  }
}

/** @returns milliseconds until the same process says that orders can be taken. */
export async function backAfter(url: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < RECOVERY_MS) {
    if ((await fetch(`${url}/health/ready`)).ok) break;
    await sleep(LOOK_MS);
  }
  return Math.round(performance.now() - startedAt);
}
