import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '../../api/db/client';
import { createNotifications } from '../../api/db/notifications';
import { createSecretBox } from '../../api/kernel/secrets';
import { QUIET_LOGGER } from '../../api/kernel/testing-logger';
import { startReceiver, type TestReceiver } from '../../api/receivers/testing-receiver';
import { startMisbehaviours } from '../../api/receivers/worker/testing-misbehaviours';
import { createOutboxWorld } from '../../api/receivers/worker/testing-outbox';
import { startWorker, type ReceiversWorkerOptions as WorkerOptions } from '../../api/receivers/worker/worker';
import { createGuardedAgent } from '../../api/sending/address-guard';
import { parseAddressPolicy } from '../../api/sending/address-policy';
import { withTemporaryDatabase } from '../../scripts/temporary-database';
import type { ProofOptions, ProofOutcome, ProofTest } from './proof-test';

const HEALTHY = 2;
/** Milliseconds from the order's commit to its arrival. */
const GOAL_P99_MS = 2000;
/** Milliseconds between orders: a kitchen's worst Friday many times over. */
const PAUSE_MS = 50;
/** Milliseconds that a lost delivery is waited for. */
const PATIENCE_MS = 30_000;

/** What is taken away: a few places for all receivers together, and none kept for each. */
const UNFAIR: WorkerOptions = { perTarget: 1000, total: 4 };

/** Misbehaving receivers beside healthy ones, with the real worker, database and sockets. */
export const receivers: ProofTest = {
  name: 'receivers',
  guarantee: 'However wrong some receivers behave, the others hear of each order, within two seconds.',
  mutations: {
    fairness: {
      gone: 'receivers share the places in the air, instead of each having its own',
      shows: /did not reach a healthy receiver|to reach a healthy receiver/,
    },
  },
  run: (options) => withTemporaryDatabase((url) => proveReceivers(url, options)),
};

async function proveReceivers(url: string, { isSmall, without, tell }: ProofOptions): Promise<ProofOutcome> {
  const orders = isSmall ? 60 : 1000;
  const arrivals = new Map<string, number[]>();
  const healthy = await Promise.all(
    Array.from({ length: HEALTHY }, () =>
      startReceiver((response, _index, { body }) => {
        const { number } = JSON.parse(body).order;
        arrivals.set(number, [...(arrivals.get(number) ?? []), performance.now()]);
        response.writeHead(200).end();
      }),
    ),
  );
  const bad = await startMisbehaviours();
  tell(`${bad.names.length} misbehave: ${bad.names.join(', ')}`);
  const db = createDatabase(url);
  const notifications = createNotifications(url);
  const agent = createGuardedAgent(parseAddressPolicy('127.0.0.0/8'), { resolve: bad.resolve });
  const secrets = createSecretBox(randomBytes(32));
  const worker = startWorker({ db, notifications, secrets, agent, logger: QUIET_LOGGER }, without ? UNFAIR : {});
  try {
    const placed = await placeOrders(db, secrets, orders, [...bad.urls, ...healthy.map((hook) => hook.url)]);
    await arrived(healthy, orders);
    return judge(placed, arrivals, bad.names.length);
  } finally {
    await bad.close();
    await worker.stop();
    await agent.destroy();
    await notifications.close();
    await db.$disconnect();
    await Promise.all(healthy.map((hook) => hook.close()));
  }
}

/** @returns when each was placed, by its number. */
async function placeOrders(
  db: Database,
  secrets: ReturnType<typeof createSecretBox>,
  orders: number,
  urls: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const world = await createOutboxWorld(db, secrets);
  for (const url of urls) await world.addReceiver({ url });
  const placed = new Map<string, number>();
  for (let order = 0; order < orders; order++) {
    const { number } = await world.placeOrder();
    placed.set(number ?? '', performance.now());
    await sleep(PAUSE_MS);
  }
  return placed;
}

async function arrived(healthy: readonly TestReceiver[], orders: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  const isMissing = () => healthy.some(({ received }) => received.length < orders);
  while (isMissing() && performance.now() < deadline) await sleep(50);
}

function judge(
  placed: ReadonlyMap<string, number>,
  arrivals: ReadonlyMap<string, readonly number[]>,
  misbehaving: number,
): ProofOutcome {
  const latencies = [...placed].flatMap(([number, at]) => (arrivals.get(number) ?? []).map((then) => then - at));
  latencies.sort((one, other) => one - other);
  const quantile = (part: number) => Math.round(latencies[Math.ceil(latencies.length * part) - 1] ?? 0);
  const lost = [...placed.keys()].filter((number) => (arrivals.get(number)?.length ?? 0) < HEALTHY).length;
  const p99 = quantile(0.99);
  return {
    figures: {
      orders: placed.size,
      misbehaving,
      healthy: HEALTHY,
      'orders not delivered': lost,
      'deliveries to healthy ones': latencies.length,
      'p50 (ms)': quantile(0.5),
      'p99 (ms)': p99,
      'slowest (ms)': quantile(1),
    },
    faults: [
      ...(lost > 0 ? [`${lost} orders did not reach a healthy receiver`] : []),
      ...(p99 >= GOAL_P99_MS ? [`1 in 100 orders took ${p99} ms or more to reach a healthy receiver`] : []),
    ],
  };
}
