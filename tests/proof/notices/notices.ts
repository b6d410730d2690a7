import { ApiClient } from '../../../api/demo/evening/api-client';
import { setUpChannels } from '../../../api/extensions/notices/testing-services';
import { TEST_PASSWORD } from '../../../api/staff/testing';
import { freePort } from '../../e2e/free-port';
import { killInTurn, startNodes } from '../crash/nodes';
import type { ProofTest } from '../proof-test';
import { type SpoilingMutation, spoil } from '../stage/mutation';
import { openStage } from '../stage/stage';
import { judge } from './judge';
import { again, startPeople } from './people';
import { openLedger } from './receipts';
import { addRecipients, CHATS, DEVICES, LEAVER, letLeave } from './recipients';
import { settle } from './settle';

/** `drainMs`: what a worker that was killed held is sent a minute later, and answers that are lost are asked for again. */
const FULL = { kills: 400, orders: 3000, calmOrders: 300, each: 30, longestPauseMs: 2000, drainMs: 900_000 };
const SMALL = { kills: 4, orders: 20, calmOrders: 20, each: 6, longestPauseMs: 1000, drainMs: 150_000 };

const MUTATIONS: Readonly<Record<string, SpoilingMutation>> = {
  queue: {
    gone: 'each tenth message is not written with its order',
    shows: /has nothing of order|does not say that order/,
    spoil: (url) =>
      spoil(url, 'unwritten', {
        table: 'Notice',
        when: 'before insert',
        body: `if new."sequence" % 10 = 0 then return null; end if; return new;`,
      }),
  },
  answers: {
    gone: 'of each fifth message it is forgotten once that it was sent',
    shows: /again, though its answer was heard/,
    spoil: (url) =>
      spoil(url, 'again', {
        table: 'Notice',
        when: 'before update',
        body: `if new."status" = 'DELIVERED' and new."attemptCount" < 2 and new."sequence" % 5 = 0 then new."status" := 'PENDING'; end if;
          return new;`,
      }),
  },
  leaving: {
    gone: 'a person who leaves stays among the staff',
    shows: /after its owner had left/,
    spoil: (url) =>
      spoil(url, 'stay', {
        table: 'StaffMember',
        when: 'before update',
        body: `new."isActive" := true; return new;`,
      }),
  },
};

/** Orders reach push, chats and mailboxes whose servers lose answers and refuse, while everything is killed. */
export const notices: ProofTest = {
  name: 'notices',
  guarantee: 'No message is lost, none comes again once its answer was heard, and none reaches a person who left.',
  mutations: MUTATIONS,
  async run({ isSmall, without, tell }) {
    const { kills, orders, calmOrders, each, longestPauseMs, drainMs } = isSmall ? SMALL : FULL;
    const stage = await openStage({ receivers: 0 });
    const { url } = stage.cluster;
    if (without) await MUTATIONS[without]?.spoil(url);
    const port = await freePort();
    // Who follows an order gets links, and they need an address.
    const nodes = await startNodes(stage, { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
    const { services, receipts } = await openLedger(each);
    const people = startPeople(stage, nodes.url(), services.bot);
    try {
      const administrator = new ApiClient(nodes.url());
      await administrator.signIn({ login: stage.shop.login, password: TEST_PASSWORD });
      await setUpChannels(administrator, services);
      await addRecipients(stage, services.push);
      const ordering = (async () => {
        await people.place(orders / 2);
        const leftAt = await again(() => letLeave(url));
        await people.place(orders / 2);
        return leftAt;
      })();
      const outages = await killInTurn(nodes, { kills, longestPauseMs, tell });
      const leftAt = await ordering;
      // Nothing is killed any more: what comes again now has no excuse.
      await people.place(calmOrders);
      tell(`${people.orders.length} orders placed`);
      const { waiting, acceptances } = await settle(url, people.orders, drainMs);
      const placed = people.orders.map((order) => ({ ...order, acceptances: acceptances.get(order.number) ?? 0 }));
      return {
        figures: {
          ...nodes.kills(),
          orders: placed.length,
          'accepted in a chat': placed.filter(({ isPressed }) => isPressed).length,
          messages: new Set(receipts.flatMap(({ message }) => message ?? [])).size,
          'edited in chats': receipts.filter(({ message }) => message === null).length,
          'answers lost': receipts.filter(({ isAnswered }) => !isAnswered).length,
          'came again': receipts.length - new Set(receipts.map(({ message }, index) => message ?? index)).size,
        },
        faults: judge({
          orders: placed,
          receipts,
          devices: DEVICES,
          chats: CHATS,
          clientOf: (number) => `${number}@example.com`,
          leaver: { places: LEAVER, leftAt },
          outages,
          waiting,
        }),
      };
    } finally {
      await people.stop();
      await nodes.kill();
      await services.close();
      await stage.close();
    }
  },
};
