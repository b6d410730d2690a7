import { expect, test } from 'vitest';
import { createAnnouncer } from '../../receivers/worker/announce-order';
import { moveOrder } from '../order-life/move-order.command';
import { StaleOrder } from '../order-life/refusals';
import { SoldOut } from '../refusals';
import { TEST_NOW } from '../testing-world';
import { amendOrder } from './amend-order.command';
import { answerProposal, confirmProposal, withdrawProposal } from './answer-proposal.command';
import { ProposalOver, ProposalPending } from './refusals';
import {
  amend,
  amendingTests,
  answer,
  dishes,
  kept,
  order,
  pizzeria,
  proposalOf,
  revisions,
  stored,
} from './testing-amending';
import { settleUnanswered } from './unanswered-proposals.command';

amendingTests();

test('what costs more is proposed, and holds once the shopper agrees', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  const proposed = await amend(world, placed, { lines: [...kept(placed, [2, 1]), world.choice('Soup')] });
  expect(dishes(proposed)).toEqual(dishes(placed));
  expect(await proposalOf(placed)).toMatchObject({ totalBefore: 2100, totalAfter: 2600 });
  expect((await stored(placed)).outbox).toEqual([]);
  const amended = await answer(world, placed, true);
  expect(amended.totals.total).toBe(2600);
  expect(dishes(amended)).toEqual([
    ['Margherita', 2, 900],
    ['Cola', 1, 300],
    ['Soup', 1, 500],
  ]);
  expect(await revisions(placed)).toMatchObject([{ state: 'APPLIED', confirmation: 'SHOPPER' }]);
  expect((await stored(placed)).outbox).toHaveLength(1);
});

test('what takes a dish away is proposed though it costs less, and a no leaves the order as it was', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  await amend(world, placed, { lines: kept(placed, [1, 1]) });
  expect(await answer(world, placed, false)).toMatchObject({ totals: placed.totals });
  expect(await revisions(placed)).toMatchObject([{ state: 'REFUSED', confirmation: 'SHOPPER' }]);
  await expect(answer(world, placed, true)).rejects.toThrow('nothing is proposed');
});

test('a yes on the telephone counts and says so, at once or later', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  const fewer = await amend(world, placed, { lines: kept(placed, [1, 1]), isAgreedByPhone: true });
  expect(fewer.totals.total).toBe(1200);
  await amend(world, fewer, { lines: kept(fewer, [3, 1]) });
  const { id: proposalId } = await proposalOf(placed);
  const more = await confirmProposal(await world.staff('OPERATOR'), { id: placed.id, proposalId });
  expect(more.totals.total).toBe(3000);
  expect(await revisions(placed)).toMatchObject([{ confirmation: 'PHONE' }, { confirmation: 'PHONE' }]);
});

test('a proposed dish that runs out before the shopper agrees leaves the order as it was', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  await amend(world, placed, { lines: [...kept(placed, [2, 1]), world.choice('Soup')] });
  await world.stop('Soup');
  await expect(answer(world, placed, true)).rejects.toThrow(SoldOut);
  expect((await stored(placed)).total).toBe(2100);
});

test('one change waits at a time, and one who read an older order changes nothing', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  await amend(world, placed, { lines: kept(placed, [3, 1]) });
  await expect(amend(world, placed, { street: 'Nebenstr. 2' })).rejects.toThrow(ProposalPending);
  const { id: proposalId } = await proposalOf(placed);
  await withdrawProposal(await world.staff('OPERATOR'), { id: placed.id, proposalId });
  await amend(world, placed, { kitchenNote: 'Mild' });
  await expect(amend(world, placed, { kitchenNote: 'Hot', version: placed.version })).rejects.toThrow(StaleOrder);
});

test('silence keeps the order or changes it, by the shop’s rule', async () => {
  for (const [amendmentSilence, total, state] of [
    ['KEEP', 2100, 'EXPIRED'],
    ['APPLY', 3000, 'APPLIED'],
  ] as const) {
    const world = await pizzeria({ amendmentSilence, amendmentMinutes: 5 });
    const placed = await order(world);
    await amend(world, placed, { lines: kept(placed, [3, 1]) });
    const { id: proposalId } = await proposalOf(placed);
    const { db, announceOrder } = world.caller({ kind: 'visitor', sessionId: null });
    const settle = () => settleUnanswered({ db, announceOrder, now: () => world.now, alarmAfterMs: 90_000 });
    world.now = new Date(TEST_NOW.getTime() + 4 * 60_000);
    await settle();
    expect(await proposalOf(placed)).toBeDefined();
    world.now = new Date(TEST_NOW.getTime() + 5 * 60_000);
    const late = { token: placed.token ?? '', proposalId, isAccepted: true };
    await expect(answerProposal(world.caller({ kind: 'visitor', sessionId: null }), late)).rejects.toThrow(
      ProposalOver,
    );
    await Promise.all([settle(), settle()]);
    expect((await stored(placed)).total).toBe(total);
    expect(await revisions(placed)).toMatchObject([{ state, confirmation: 'SILENCE' }]);
  }
});

test('a cancelled order’s proposal falls away', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  await amend(world, placed, { lines: kept(placed, [3, 1]) });
  await moveOrder(await world.staff('OPERATOR'), { id: placed.id, to: 'CANCELLED', reasonCode: 'SOLD_OUT' });
  expect(await revisions(placed)).toMatchObject([{ state: 'WITHDRAWN' }]);
});

test('a word to the kitchen about a dish holds at once, and nobody is asked', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  const [first, second] = placed.lines;
  const lines = [
    { lineId: first?.id ?? '', quantity: 2, note: 'No onions' },
    { lineId: second?.id ?? '', quantity: 1 },
  ];
  const staff = { ...(await world.staff('OPERATOR')), announceOrder: createAnnouncer(() => null) };
  const amended = await amendOrder(staff, { id: placed.id, lines });
  expect(amended.lines.map(({ note }) => note)).toEqual(['No onions', null]);
  expect(await revisions(placed)).toMatchObject([{ state: 'APPLIED', confirmation: null }]);
  const [told] = (await stored(placed)).outbox;
  expect(told?.order).toMatchObject({ amendment: { lines: [], changed: ['NOTES'] } });
});

test('a change and a proposal move the order to the end of the feed', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  const changedIn = async () => (await stored(placed)).changedIn;
  const first = await changedIn();
  await amend(world, placed, { lines: kept(placed, [3, 1]) });
  const proposed = await changedIn();
  expect(proposed).toBeGreaterThan(first);
  await answer(world, placed, true);
  expect(await changedIn()).toBeGreaterThan(proposed);
});
