import { setTimeout as sleep } from 'node:timers/promises';
import { compareLedgers } from '../crash/compare-ledgers';
import { readLedgers, slotStarts } from '../crash/read-ledgers';
import { startShoppers } from '../crash/shoppers';
import type { ProofTest } from '../proof-test';
import { drainOutbox } from '../stage/outbox';
import { openStage } from '../stage/stage';
import { type Balancer, startBalancer } from './balancer';
import { type ClusterNodes, startClusterNodes } from './cluster-nodes';
import { flood } from './flood';
import { startGuests } from './guests';
import { watchNode } from './live-streams';
import { CATALOG_CHANGED, CatalogEvent, changeMenu } from './menu-change';
import { NODE_MUTATIONS } from './mutations';
import { judgeOrders, ORDERS, OrderEvent, type WatchedOrders } from './order-watch';
import { startStaff } from './staff';

const FULL = { kills: 20, restarts: 20, orders: 10_000, shoppers: 8, guests: 12, slots: 60, slotCapacity: 40 };
const SMALL = { kills: 1, restarts: 1, orders: 60, shoppers: 4, guests: 4, slots: 4, slotCapacity: 3 };
const CODE = 'FRIDAY';
const PROMO_USES = 1000;
const HOOKS = 2;
const DRAIN_SECONDS = 1800;
const LOOK_MS = 100;
/** Of the orders that a board did not receive, as many are described. */
const SHOWN = 5;
/** A busy node is late with what it tells. */
const LATE_MS = 60_000;
/** A change of the menu is promised to be everywhere within that. */
const LONGEST_CHANGE_MS = 2000;

/** Three nodes behind a balancer, some killed and some restarted, while people order, look and change the menu. */
export const nodes: ProofTest = {
  name: 'nodes',
  guarantee:
    'Of several servers on one database each may be killed or restarted: no order is lost, nobody is signed out, and every screen hears of everything.',
  mutations: NODE_MUTATIONS,
  async run({ isSmall, without, tell }) {
    const size = isSmall ? SMALL : FULL;
    const mutation = (without && NODE_MUTATIONS[without]) || null;
    const stage = await openStage({
      settings: { slotCapacity: size.slotCapacity },
      promo: { code: CODE, totalLimit: PROMO_USES },
      receivers: HOOKS,
      receiverManners: { longestAnswerMs: 100 },
    });
    await mutation?.spoil?.(stage.cluster.url);
    const cluster = await startClusterNodes(stage, mutation?.lastNode);
    const balancer = await startBalancer(cluster.urls);
    try {
      const staff = await startStaff(stage.shop.login, balancer.url);
      const headers = staff.browser.headers();
      const boards = cluster.urls.map((url) => watchNode({ url, headers, query: ORDERS, event: OrderEvent }));
      const pages = cluster.urls.map((url) =>
        watchNode({ url, headers: {}, query: CATALOG_CHANGED, event: CatalogEvent }),
      );
      await Promise.all([...boards, ...pages].map(({ opened }) => opened));
      const guests = startGuests(stage.shop, balancer.url, size.guests);
      const chances = { slots: slotStarts(size.slots), code: CODE };
      const shoppers = startShoppers(stage.shop, balancer.url, chances, size.shoppers);
      const { ledger } = shoppers;
      const disturbed = await disturb(cluster, balancer, () => ledger.acknowledged.size, { ...size, tell });
      tell('one address floods all nodes; staff change the menu');
      const flooded = await flood(cluster.urls);
      const changed = await changeMenu(staff.browser, cluster.urls, pages, { from: 'Lemonade', to: 'Kompot' });
      while (ledger.acknowledged.size < size.orders) await sleep(LOOK_MS);
      await shoppers.stop();
      const guestFaults = await guests.stop();
      const staffFaults = await staff.stop();
      const watched = await untilReceived(() => boards.map((board) => judgeOrders(board, ledger.times)));
      await Promise.all([...boards, ...pages].map((stream) => stream.stop()));
      const drainSeconds = await drainOutbox(stage.cluster.url, DRAIN_SECONDS);
      const hooks = await Promise.all(stage.receivers.map((receiver) => receiver.ledger()));
      const ledgers = await readLedgers(stage, ledger, size.slotCapacity);
      const deliveries = hooks.flat().reduce((sum, order) => sum + order.deliveries, 0);
      return {
        figures: {
          nodes: cluster.urls.length,
          'kill -9': size.kills,
          'restarts (SIGTERM)': size.restarts,
          'orders acknowledged': ledger.acknowledged.size,
          'orders stored': ledgers.stored.length,
          'asked again': ledger.askedAgain,
          'dishes put into carts': guests.additions(),
          'requests without an answer, kill -9': disturbed.lostInKills,
          'requests without an answer, restarts': disturbed.lostInRestarts,
          'asked of another node': balancer.retries(),
          'orders on open boards': watched.reduce((sum, board) => sum + board.watched, 0),
          'slowest board (ms)': Math.max(...watched.map(({ slowestMs }) => slowestMs)),
          'boards that queried again': watched.reduce((sum, board) => sum + board.queriedAgain, 0),
          'boards connected again': boards.reduce((sum, { connections }) => sum + connections.length - 1, 0),
          'menu new on all nodes after (ms)': changed.slowestMs,
          'flood: sent': flooded.sent,
          'flood: granted': flooded.granted,
          deliveries,
          'delivered again': deliveries - hooks.flat().length,
          'outbox empty after (s)': drainSeconds,
        },
        faults: [
          ...compareLedgers({ ...ledgers, hooks }),
          ...guestFaults,
          ...staffFaults,
          ...watched.flatMap(({ missed }, index) =>
            missed.length > 0
              ? [
                  `the board on node ${index + 1} did not get ${missed.length} orders: ${missed.slice(0, SHOWN).join('; ')}`,
                ]
              : [],
          ),
          ...watched.flatMap(({ watched: count }, index) =>
            count === 0 ? [`the board on node ${index + 1} was never open`] : [],
          ),
          // On a machine that does much else the balancer may look too late: in full it is quiet.
          ...(!isSmall && disturbed.lostInRestarts > 0
            ? [`${disturbed.lostInRestarts} requests got no answer in a restart`]
            : []),
          ...flooded.faults,
          ...changed.faults,
          ...(!isSmall && changed.slowestMs > LONGEST_CHANGE_MS
            ? [`a node sold the old menu for ${changed.slowestMs} ms`]
            : []),
        ],
      };
    } finally {
      await balancer.close();
      await cluster.kill();
      await stage.close();
    }
  },
};

/** Waits for the last notices, which are on their way. */
async function untilReceived(judge: () => WatchedOrders[]): Promise<WatchedOrders[]> {
  const startedAt = performance.now();
  while (judge().some(({ missed }) => missed.length > 0) && performance.now() - startedAt < LATE_MS)
    await sleep(LOOK_MS);
  return judge();
}

interface Disturbance {
  readonly kills: number;
  readonly restarts: number;
  readonly orders: number;
  tell(line: string): void;
}

/** Kills and restarts the nodes in turn, spread over the orders. */
async function disturb(
  cluster: ClusterNodes,
  balancer: Balancer,
  ordered: () => number,
  { kills, restarts, orders, tell }: Disturbance,
): Promise<{ readonly lostInKills: number; readonly lostInRestarts: number }> {
  const lost = { kills: 0, restarts: 0 };
  const count = kills + restarts;
  for (let done = 0; done < count; done += 1) {
    while (ordered() < ((done + 1) * orders) / (count + 2)) await sleep(LOOK_MS);
    const before = balancer.failures();
    const isRestart = done % 2 === 1 || done >= 2 * kills;
    // The second step, the first restart, comes to the last node: the one that a mutation is about.
    const node = (done + 1) % cluster.urls.length;
    if (isRestart) await cluster.restart(node);
    else await cluster.killAndRestart(node);
    lost[isRestart ? 'restarts' : 'kills'] += balancer.failures() - before;
    tell(`node ${node + 1} ${isRestart ? 'restarted' : 'killed'}, ${ordered()} orders`);
  }
  return { lostInKills: lost.kills, lostInRestarts: lost.restarts };
}
