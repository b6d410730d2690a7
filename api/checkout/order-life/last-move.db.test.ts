import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../access/caller';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { CheckoutStatus, StaffRole } from '../../generated/prisma/client';
import { globalId, run, testContext } from '../../graphql/testing';
import { amendOrder } from '../amending/amend-order.command';
import { answerProposal, withdrawProposal } from '../amending/answer-proposal.command';
import { settleUnanswered } from '../amending/unanswered-proposals.command';
import type { CheckoutView } from '../checkout-view';
import { placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { delayOrder } from './delay-order.command';
import { moveOrder } from './move-order.command';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const LAST = 'query ($id: ID!) { node(id: $id) { ... on Order { lastMove { to by actor isDelay amendment } } } }';

interface Last {
  readonly node: { readonly lastMove: object };
}

/** An order of two pizzas, and what staff and its shopper do with it, a minute apart. */
async function takenOrder() {
  const world = await shop(database.db).dish('Pizza', 900).dish('Soup', 500).open();
  const placed = await placeLines(world, [world.choice('Pizza', 2)], {});
  const later = () => {
    world.now = new Date(world.now.getTime() + 60_000);
  };
  const staff = async (role: StaffRole = 'OPERATOR') => {
    later();
    return world.staff(role);
  };
  const { id } = placed;
  const propose = async () => amendOrder(await staff(), { id, lines: [...keptLines(placed), world.choice('Soup')] });
  const proposal = () => database.db.orderRevision.findFirstOrThrow({ where: { checkoutId: id, state: 'PROPOSED' } });
  const move = async (to: CheckoutStatus) => moveOrder(await staff(), { id, to });
  const answer = async (isAccepted: boolean) => {
    later();
    const { id: proposalId } = await proposal();
    const caller = world.caller({ kind: 'visitor', sessionId: null });
    await answerProposal(caller, { token: placed.token ?? '', proposalId, isAccepted });
  };
  return { world, id, staff, propose, proposal, move, answer };
}

const keptLines = ({ lines }: CheckoutView) => lines.map(({ id, quantity }) => ({ lineId: id, quantity }));

async function lastMove(world: World, id: string) {
  const { db, channel } = world;
  const { actor } = await world.staff('KITCHEN');
  const { node } = await run<Last>(testContext(db, channel, { actor }), LAST, { id: globalId('Checkout', id) });
  return node.lastMove;
}

test('the last event of an order names who did it: a move, a delay or a change of its content', async () => {
  const { world, id, staff, move } = await takenOrder();
  expect(await lastMove(world, id)).toMatchObject({ to: 'PLACED', actor: 'SHOPPER', amendment: null });
  await amendOrder(await staff('MANAGER'), { id, kitchenNote: 'Mild' });
  expect(await lastMove(world, id)).toMatchObject({
    to: 'PLACED',
    by: expect.any(String),
    actor: 'STAFF',
    isDelay: false,
    amendment: 'APPLIED',
  });
  await move('ACCEPTED');
  expect(await lastMove(world, id)).toMatchObject({ to: 'ACCEPTED', amendment: null });
  await delayOrder(await staff(), { id, minutes: 10 });
  expect(await lastMove(world, id)).toMatchObject({ to: 'ACCEPTED', isDelay: true, amendment: null });
});

test('who accepted an order is named by the first name, to who ordered it and to staff who take orders', async () => {
  const world = await shop(database.db).dish('Pizza', 900).open();
  const shopper = await world.shopper();
  await shopper.add('Pizza');
  const { id, token } = await shopper.place();
  const acceptedBy = async (actor: Actor) => {
    const query = 'query ($token: String!) { order(token: $token) { ... on Order { acceptedBy } } }';
    return run(testContext(database.db, world.channel, { actor }), query, { token });
  };
  const nothing = { order: { acceptedBy: null } };
  expect(await acceptedBy(shopper.actor)).toEqual(nothing);
  const operator = await world.staff('OPERATOR');
  await database.db.staffMember.updateMany({ where: { channelId: world.channel.id }, data: { name: 'Olga Petrova' } });
  await moveOrder(operator, { id, to: 'ACCEPTED' });
  const cook = await world.staff('KITCHEN');
  await moveOrder(cook, { id, to: 'PREPARING' });
  expect(await acceptedBy(shopper.actor)).toEqual({ order: { acceptedBy: 'Olga' } });
  expect(await acceptedBy(operator.actor)).toEqual({ order: { acceptedBy: 'Olga' } });
  for (const actor of [cook.actor, { kind: 'visitor', sessionId: null }] satisfies Actor[])
    expect(await acceptedBy(actor)).toEqual(nothing);
});

test('a proposed change is the last event, with its outcome and who decided it', async () => {
  const { world, id, staff, propose, proposal, move, answer } = await takenOrder();
  await propose();
  expect(await lastMove(world, id)).toMatchObject({ actor: 'STAFF', amendment: 'PROPOSED' });
  await answer(false);
  expect(await lastMove(world, id)).toMatchObject({ actor: 'SHOPPER', by: null, amendment: 'REFUSED' });
  await propose();
  await withdrawProposal(await staff(), { id, proposalId: (await proposal()).id });
  expect(await lastMove(world, id)).toMatchObject({ amendment: 'WITHDRAWN' });
  await propose();
  await answer(true);
  expect(await lastMove(world, id)).toMatchObject({ actor: 'SHOPPER', by: null, amendment: 'APPLIED' });
  await amendOrder(await staff(), { id, lines: [world.choice('Soup', 9)] });
  world.now = new Date(world.now.getTime() + 24 * 60 * 60_000);
  await settleUnanswered({ ...world.caller({ kind: 'visitor', sessionId: null }), alarmAfterMs: 0 });
  expect(await lastMove(world, id)).toMatchObject({ actor: 'SHOP', by: null, amendment: 'EXPIRED' });
  await move('ACCEPTED');
  expect(await lastMove(world, id)).toMatchObject({ to: 'ACCEPTED', actor: 'STAFF', amendment: null });
});

test('a move that withdraws an unanswered change is the last event, not the withdrawal', async () => {
  const { world, id, propose, move } = await takenOrder();
  await move('ACCEPTED');
  await propose();
  await move('PREPARING');
  await move('READY');
  expect(await lastMove(world, id)).toMatchObject({ to: 'READY', amendment: null });
});
