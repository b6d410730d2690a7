import { randomUUID } from 'node:crypto';
import { addLine } from '../../../api/checkout/cart/cart.command';
import { shop } from '../../../api/checkout/testing-world';
import { differs, judge, type Nodes, nodeOf, type Race, RUNNERS, runTogether } from './race';
import { callerOn, checkOrders, DISH, placeOn } from './race-world';

async function openCart(nodes: Nodes) {
  const world = await shop(nodeOf(nodes, 0)).dish(DISH, 900).dish('Cola', 300).receiver('kitchen').open();
  return { world, shopper: await world.shopper() };
}

/** A double click, or an answer that was lost: everybody gets the one order. */
export const oneKey: Race = {
  name: 'one cart, one key',
  async run(nodes) {
    const { world, shopper } = await openCart(nodes);
    await shopper.add(DISH, 3);
    const idempotencyKey = randomUUID();
    const finish = await runTogether(nodes, (db) =>
      placeOn(callerOn(db, world, shopper.actor), world, { idempotencyKey }),
    );
    const messages = await world.db.outboxMessage.count({ where: { channelId: world.channel.id } });
    return judge(
      finish,
      { wins: RUNNERS, refusal: 'none' },
      differs('orders were answered', new Set(finish.values.map(({ id }) => id)).size, 1),
      differs('messages wait for the hook', messages, 1),
      await checkOrders(world, 1),
    );
  },
};

/** A program without a cart that sends its order again and again: nothing but the key says that it is one order. */
export const sameLines: Race = {
  name: 'lines with one key',
  async run(nodes) {
    const { world } = await openCart(nodes);
    const input = { idempotencyKey: randomUUID(), lines: [world.choice(DISH, 3)] };
    const finish = await runTogether(nodes, (db) => placeOn(callerOn(db, world), world, input));
    return judge(
      finish,
      { wins: RUNNERS, refusal: 'none' },
      differs('orders were answered', new Set(finish.values.map(({ id }) => id)).size, 1),
      await checkOrders(world, 1),
    );
  },
};

/** Two tabs, two devices: one places it, the others find that there is no cart any more. */
export const manyKeys: Race = {
  name: 'one cart, a key each',
  async run(nodes) {
    const { world, shopper } = await openCart(nodes);
    await shopper.add(DISH, 3);
    const finish = await runTogether(nodes, (db) =>
      placeOn(callerOn(db, world, shopper.actor), world, { idempotencyKey: randomUUID() }),
    );
    const messages = await world.db.outboxMessage.count({ where: { channelId: world.channel.id } });
    return judge(
      finish,
      { wins: 1, refusal: 'EMPTY_CART' },
      differs('messages wait for the hook', messages, 1),
      await checkOrders(world, 1),
    );
  },
};

/** Two devices of one shopper who has no cart yet: every dish that was added is there, once. */
export const additions: Race = {
  name: 'additions to one cart',
  async run(nodes) {
    const { world, shopper } = await openCart(nodes);
    const finish = await runTogether(nodes, (db, index) =>
      addLine(
        callerOn(db, world, shopper.actor),
        async () => shopper.actor.sessionId,
        world.choice(index % 4 === 3 ? 'Cola' : DISH),
      ),
    );
    const { lines } = await shopper.cart();
    const carts = await world.db.cart.count({ where: { channelId: world.channel.id } });
    return judge(
      finish,
      { wins: RUNNERS, refusal: 'none' },
      differs(
        'dishes are in the cart',
        lines.reduce((sum, { quantity }) => sum + quantity, 0),
        RUNNERS,
      ),
      differs('lines are in the cart', lines.length, 2),
      differs('carts were made', carts, 1),
    );
  },
};
