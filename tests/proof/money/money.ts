import { setTimeout as sleep } from 'node:timers/promises';
import { noticePath } from '../../../api/payments/notice-path';
import { startSimulators } from '../../../api/payments/simulator/start-simulators';
import { startNodes, VICTIMS } from '../crash/nodes';
import type { ProofTest } from '../proof-test';
import { listenForEnd } from '../stage/cut-short';
import { openStage } from '../stage/stage';
import { startClerks } from './clerks';
import { compareMoney } from './compare-money';
import { MONEY_MUTATIONS } from './mutations';
import { startPayingShoppers } from './paying-shoppers';
import { readCardOrders, readPayments, readRefunds, untilSettled } from './read-money';
import { behave, lapse, misbehave } from './unruly-provider';

const FULL = { kills: 400, orders: 4000 };
const SMALL = { kills: 8, orders: 60 };
const LONGEST_PAUSE_MS = 1000;
/** The lease of a killed worker lasts a minute; past this nothing moves any more. */
const SETTLE_SECONDS = 300;

/** kill -9 of every part, again and again, while people pay at providers that misbehave. */
export const money: ProofTest = {
  name: 'money',
  guarantee:
    'Provider, ledger and orders agree to the minor unit, whatever loses its power and whatever the provider does: no order is ' +
    'paid twice, none stands unpaid, and no money is kept without an order.',
  mutations: MONEY_MUTATIONS,
  async run({ isSmall, without, tell }) {
    const { kills, orders } = isSmall ? SMALL : FULL;
    const mutation = (without && MONEY_MUTATIONS[without]) || null;
    const stage = await openStage({ takesCards: true, receivers: 0 });
    const simulators = await startSimulators();
    const { url: databaseUrl } = stage.cluster;
    const isCutShort = listenForEnd();
    await mutation?.spoil?.(databaseUrl);
    mutation?.betray?.(simulators);
    const addresses = { STRIPE_URL: simulators.stripe.url, YOOKASSA_URL: `${simulators.yookassa.url}/v3` };
    const nodes = await startNodes(stage, {}, addresses);
    const both = [simulators.stripe, simulators.yookassa];
    for (const { kind, providerId } of stage.shop.cards) {
      const simulator = kind === 'STRIPE' ? simulators.stripe : simulators.yookassa;
      simulator.noticeUrl = nodes.url() + noticePath(providerId);
      misbehave(simulator);
    }
    try {
      const shoppers = startPayingShoppers(stage.shop, nodes.url(), simulators);
      const clerks = startClerks(stage.shop, nodes.url());
      let killed = 0;
      for (; killed < kills && !isCutShort(); killed += 1) {
        while (shoppers.counts.begun < (killed * orders) / kills && !isCutShort()) await sleep(100);
        await sleep(Math.random() * LONGEST_PAUSE_MS);
        const victim = VICTIMS[isSmall ? killed % VICTIMS.length : Math.floor(Math.random() * VICTIMS.length)];
        if (victim) await nodes.killAndRestart(victim);
        if (killed % 20 === 19) tell(`${killed + 1} kills, ${shoppers.counts.begun} orders`);
      }
      while (shoppers.counts.begun < orders && !isCutShort()) await sleep(100);
      await shoppers.stop();
      await clerks.stop();
      // What was lost stays lost; from here on the providers answer, and what nobody pays has lapsed there.
      for (const simulator of both) behave(simulator);
      const settleSeconds = await untilSettled(databaseUrl, SETTLE_SECONDS, () => {
        for (const { bank } of both) lapse(bank);
      });
      const [payments, refunds] = [await readPayments(databaseUrl), await readRefunds(databaseUrl)];
      const bank = both.flatMap((simulator) => [...simulator.bank.payments.values()]);
      const stored = await readCardOrders(databaseUrl);
      const { refunds: asked, ...work } = clerks.counts;
      return {
        figures: {
          kills: killed,
          ...nodes.kills(),
          ...Object.fromEntries(Object.entries(shoppers.counts).map(([name, count]) => [`shoppers: ${name}`, count])),
          ...Object.fromEntries(Object.entries(work).map(([name, count]) => [`staff: ${name}`, count])),
          'payments at the providers': bank.length,
          taken: payments.reduce((sum, { captured }) => sum + captured, 0),
          refunded: payments.reduce((sum, { refunded }) => sum + refunded, 0),
          refunds: refunds.length,
          'refunds asked for by staff': asked.size,
          'orders that stand': stored.filter(({ status }) => status !== 'OPEN' && status !== 'CANCELLED').length,
          'paid on receiving beyond cards': stored.reduce((sum, { due }) => sum + due, 0),
          'settled after (s)': settleSeconds,
        },
        faults: [
          ...compareMoney({ bank, payments, orders: stored, refunds, asked }),
          ...(isCutShort() ? [`cut short after ${killed} of ${kills} kills and ${shoppers.counts.begun} orders`] : []),
        ],
      };
    } finally {
      await nodes.kill();
      await simulators.close();
      await stage.close();
    }
  },
};
