import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { shop, type World } from '../testing-world';
import { cancelOrder } from './cancel-order.command';
import { moveOrder } from './move-order.command';
import { MoveNotAllowed, OrderNotFound } from './refusals';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bar = () => shop(database.db).dish('Cola', 300).receiver('accounts', ['CANCELLED']).open();

async function placeOne(world: World) {
  const shopper = await world.shopper();
  await shopper.add('Cola');
  const { id, token } = await shopper.place();
  return { id, token: token ?? '', caller: world.caller(shopper.actor) };
}

test('a shopper cancels their own order while it is not accepted; receivers get the event, and the reason is theirs', async () => {
  const world = await bar();
  const { id, token, caller } = await placeOne(world);
  expect((await cancelOrder(caller, token)).status).toBe('CANCELLED');
  const [move] = await world.db.statusMove.findMany({ where: { checkoutId: id, to: 'CANCELLED' } });
  expect(move).toMatchObject({ from: 'PLACED', staffMemberId: null, reasonCode: 'CHANGED_MIND' });
  expect(await world.db.outboxMessage.findMany({ where: { checkoutId: id } })).toMatchObject([{ event: 'CANCELLED' }]);
  await expect(cancelOrder(caller, token)).rejects.toThrow(MoveNotAllowed);
});

test('a stranger with the link, and who paid, cancel nothing', async () => {
  const world = await bar();
  const { id, token, caller } = await placeOne(world);
  await expect(cancelOrder(world.caller((await world.shopper()).actor), token)).rejects.toThrow(MoveNotAllowed);
  await expect(cancelOrder(caller, 'no such link')).rejects.toThrow(OrderNotFound);
  await world.db.checkout.update({ where: { id }, data: { moneyState: 'CAPTURED' } });
  await expect(cancelOrder(caller, token)).rejects.toThrow(MoveNotAllowed);
});

test('of staff who accept and a shopper who cancels at the same moment, one wins', async () => {
  const world = await bar();
  const operator = await world.staff('OPERATOR');
  for (let round = 0; round < 10; round += 1) {
    const { id, token, caller } = await placeOne(world);
    const [accepting, cancelling] = await Promise.allSettled([
      moveOrder(operator, { id, to: 'ACCEPTED' }),
      cancelOrder(caller, token),
    ]);
    expect([accepting.status, cancelling.status].sort()).toEqual(['fulfilled', 'rejected']);
    const { status } = await world.db.checkout.findUniqueOrThrow({ where: { id } });
    expect(status).toBe(accepting.status === 'fulfilled' ? 'ACCEPTED' : 'CANCELLED');
  }
});
