import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../../api/demo/evening/api-client';
import type { BotApi } from '../../../api/extensions/notices/telegram/testing-bot-api';
import { query } from '../stage/ledger';
import { createShoppers, makeWish, place } from '../stage/shopper';
import type { Stage } from '../stage/stage';
import { CHATS } from './recipients';

export interface Ordered {
  readonly number: string;
  readonly isPressed: boolean;
}

const FOLLOW = `mutation ($input: FollowOrderInput!) { followOrder(input: $input) { __typename ... on Error { code } } }`;
const PAUSE_MS = 100;

/** Clients who order and follow by mail, and staff who accept in a chat two of three orders. */
export function startPeople({ cluster, shop }: Stage, url: string, bot: BotApi) {
  const orders: Ordered[] = [];
  const unpressed = new Map<string, readonly string[]>();
  const agent = createShoppers(1);
  const client = new ApiClient(url);
  let isOver = false;

  const placeOne = async (index: number): Promise<Ordered> => {
    for (;;) {
      const answer = await place(agent, url, makeWish(shop, index, { key: `notice-${index}` }));
      if (answer.kind === 'refused') throw new Error(`an order was refused: ${answer.code}`);
      if (answer.kind === 'placed') return { number: answer.number, isPressed: index % 3 !== 2 };
      await sleep(PAUSE_MS);
    }
  };
  /** @throws {Error} when it is refused. */
  const follow = async (number: string) => {
    const [found] = await query<{ token: string }>(
      cluster.url,
      `select "token" from "Checkout" where "number" = '${number}'`,
    );
    const input = { token: found?.token, kind: 'MAIL', address: `${number}@example.com` };
    const { followOrder } = await client.run<{ followOrder: { __typename: string } }>(FOLLOW, { input });
    if (followOrder.__typename !== 'OrderFollowing') throw new Error(`not followed: ${JSON.stringify(followOrder)}`);
  };
  /** In each chat that is to press, as soon as the message is there. */
  const press = () => {
    for (const [number, chats] of unpressed) {
      const left = chats.filter((chat) => {
        const message = bot.messages.find(
          ({ chatId, text, buttons }) => chatId === chat && buttons.length > 0 && text.includes(number),
        );
        if (message) bot.press(message, '20 min');
        return !message;
      });
      if (left.length === 0) unpressed.delete(number);
      else unpressed.set(number, left);
    }
  };
  const pressing = (async () => {
    while (!isOver) {
      press();
      await sleep(PAUSE_MS);
    }
  })();

  return {
    orders,
    async place(count: number): Promise<void> {
      for (let left = count; left > 0; left -= 1) {
        const index = orders.length;
        const order = await placeOne(index);
        await again(() => follow(order.number));
        orders.push(order);
        // Of every fourth order both press.
        if (order.isPressed)
          unpressed.set(order.number, index % 4 === 0 ? CHATS : CHATS.slice(index % 2, 1 + (index % 2)));
      }
    },
    async stop(): Promise<void> {
      isOver = true;
      await pressing;
      await agent.close();
    },
  };
}

/** Until it succeeds: server or database may be down. */
export async function again<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let left = 600; ; left -= 1) {
    try {
      return await act();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
