import { setTimeout as sleep } from 'node:timers/promises';
import type { ProofTest } from '../proof-test';
import { listenForEnd } from '../stage/cut-short';
import { drainOutbox } from '../stage/outbox';
import { openStage } from '../stage/stage';
import { compareLedgers } from './compare-ledgers';
import { CRASH_MUTATIONS, mutatedEnvironment } from './mutations';
import { startNodes, VICTIMS } from './nodes';
import { readLedgers, slotStarts } from './read-ledgers';
import { startShoppers } from './shoppers';

const FULL = { kills: 400, orders: 50_000, longestPauseMs: 1000, slots: 60, slotCapacity: 40, promoUses: 5000 };
const SMALL = { kills: 10, orders: 100, longestPauseMs: 1000, slots: 4, slotCapacity: 3, promoUses: 10 };
const CODE = 'FRIDAY';
/** Hooks that take their time, and the leases of killed workers, leave a backlog; past this nothing moves any more. */
const DRAIN_SECONDS = 1800;
const HOOKS = 2;

/** kill -9 of every part, again and again, while people order. */
export const crash: ProofTest = {
  name: 'crash',
  guarantee:
    'An order that was acknowledged is never lost, never doubled and reaches every hook, whatever loses its power and when.',
  mutations: CRASH_MUTATIONS,
  async run({ isSmall, without, tell }) {
    const { kills, orders, longestPauseMs, slots, slotCapacity, promoUses } = isSmall ? SMALL : FULL;
    const mutation = (without && CRASH_MUTATIONS[without]) || null;
    const stage = await openStage({
      settings: { slotCapacity },
      promo: { code: CODE, totalLimit: promoUses },
      receivers: HOOKS,
      receiverManners: { longestAnswerMs: 200, failing: 0.03 },
    });
    await mutation?.spoil?.(stage.cluster.url);
    const isCutShort = listenForEnd();
    const nodes = await startNodes(stage, mutation ? mutatedEnvironment(mutation) : {});
    try {
      const shoppers = startShoppers(stage.shop, nodes.url(), { slots: slotStarts(slots), code: CODE });
      const { ledger } = shoppers;
      let killed = 0;
      for (; killed < kills && !isCutShort(); killed += 1) {
        // Spread over all of the orders, at instants that nobody can foresee.
        while (ledger.acknowledged.size < (killed * orders) / kills && !isCutShort()) await sleep(100);
        await sleep(Math.random() * longestPauseMs);
        // Each in turn when there are few, so that none is left out.
        const victim = VICTIMS[isSmall ? killed % VICTIMS.length : Math.floor(Math.random() * VICTIMS.length)];
        if (victim) await nodes.killAndRestart(victim);
        if (killed % 20 === 19) tell(`${killed + 1} kills, ${ledger.acknowledged.size} orders`);
      }
      while (ledger.acknowledged.size < orders && !isCutShort()) await sleep(100);
      await shoppers.stop();
      const early = compareLedgers(await readLedgers(stage, ledger, slotCapacity));
      const drainSeconds = early.length > 0 ? 0 : await drainOutbox(stage.cluster.url, DRAIN_SECONDS);
      const ledgers = await readLedgers(stage, ledger, slotCapacity);
      const hooks = await Promise.all(stage.receivers.map((receiver) => receiver.ledger()));
      const acknowledged = ledger.acknowledged.size;
      const deliveries = hooks.flat().reduce((sum, order) => sum + order.deliveries, 0);
      return {
        figures: {
          kills: killed,
          ...nodes.kills(),
          'orders acknowledged': acknowledged,
          'orders stored': ledgers.stored.length,
          'asked again': ledger.askedAgain,
          'refused (slot full, promo used up)': ledger.refused.size,
          'slots full': ledgers.slots.filter(({ taken }) => taken === slotCapacity).length,
          'promo uses': ledgers.promos.reduce((sum, { uses }) => sum + uses, 0),
          deliveries,
          'delivered again': deliveries - hooks.flat().length,
          'outbox empty after (s)': drainSeconds,
        },
        faults: [
          ...(early.length > 0 ? early : compareLedgers({ ...ledgers, hooks })),
          ...(isCutShort()
            ? [`cut short after ${killed} of ${kills} kills and ${acknowledged} of ${orders} orders`]
            : []),
        ],
      };
    } finally {
      await nodes.kill();
      await stage.close();
    }
  },
};
