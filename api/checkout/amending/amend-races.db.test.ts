import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import { findCheckout } from '../cart/checkout.store';
import type { CheckoutView } from '../checkout-view';
import { moveOrder } from '../order-life/move-order.command';
import { placeLines } from '../testing-shopper';
import { shop, type World } from '../testing-world';
import { amendOrder } from './amend-order.command';
import { answerProposal, withdrawProposal } from './answer-proposal.command';
import { differenceOf, dishKey } from './difference';
import { contentOf, readContent } from './order-content';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const SLOTS = ['15:00', '15:30', '16:00'].map((time) => new Date(`2026-11-20T${time}:00Z`));

const pizzeria = () =>
  shop(database.db, { slotCapacity: 3 })
    .dish('Margherita', 900)
    .dish('Cola', 300)
    .promo('TEN')
    .receiver('till', ['AMENDED'])
    .open();

const order = (world: World, phone?: string) =>
  placeLines(world, [world.choice('Margherita', 2), world.choice('Cola')], {
    slotFrom: SLOTS[0] ?? null,
    promoCode: 'TEN',
    ...(phone && { phone }),
  });

const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code ?? result.reason] : []));
const done = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

async function propose(world: World, { id, lines }: CheckoutView): Promise<string> {
  const more = lines.map((line) => ({ lineId: line.id, quantity: line.quantity + 1 }));
  await amendOrder(await world.staff('OPERATOR'), { id, lines: more });
  return (await database.db.orderRevision.findFirstOrThrow({ where: { checkoutId: id, state: 'PROPOSED' } })).id;
}

/** What the shop has given out: places by slot, uses of the code. */
async function given(world: World) {
  const usage = await database.db.slotUsage.findMany({ where: { channelId: world.channel.id, taken: { gt: 0 } } });
  return { taken: usage.reduce((sum, { taken }) => sum + taken, 0), used: (await world.promoCode('TEN')).used };
}

test('of two who change the same order at once one succeeds, and the other is refused as stale', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  const staff = await Promise.all([world.staff('OPERATOR'), world.staff('OPERATOR')]);
  const { id, version } = placed;
  const results = await Promise.allSettled(
    staff.map((caller, index) => amendOrder(caller, { id, version, kitchenNote: `Note ${index}` })),
  );
  expect([done(results), codes(results)]).toEqual([1, ['STALE_ORDER']]);
});

test('of a yes, a no, a withdrawal, a cancellation and a second change at once exactly one settles the proposal', async () => {
  for (let round = 0; round < 5; round += 1) {
    const world = await pizzeria();
    const placed = await order(world);
    const { id } = placed;
    const proposalId = await propose(world, placed);
    const staff = await world.staff('OPERATOR');
    const shopper = world.caller({ kind: 'visitor', sessionId: null });
    const token = placed.token ?? '';
    await Promise.allSettled([
      answerProposal(shopper, { token, proposalId, isAccepted: true }),
      answerProposal(shopper, { token, proposalId, isAccepted: false }),
      withdrawProposal(staff, { id, proposalId }),
      moveOrder(staff, { id, to: 'CANCELLED', reasonCode: 'CLOSING' }),
      amendOrder(staff, { id, street: 'Nebenstr. 2', isAgreedByPhone: true }),
    ]);
    const row = await database.db.checkout.findUniqueOrThrow({
      where: { id },
      include: { revisions: { orderBy: { number: 'asc' } }, outbox: true },
    });
    expect(row.status).toBe('CANCELLED');
    const states = row.revisions.map(({ state }) => state);
    expect(states).not.toContain('PROPOSED');
    expect(row.total).toBe(states[0] === 'APPLIED' ? 2970 : 1890);
    // Receivers got one event for each applied change; the second change was applied only if it came before the cancellation.
    expect(row.outbox).toHaveLength(states.filter((state) => state === 'APPLIED').length);
    expect(await given(world)).toEqual({ taken: 0, used: 0 });
  }
});

test('a proposal that is answered twice at once is applied once', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  const proposalId = await propose(world, placed);
  const shopper = world.caller({ kind: 'visitor', sessionId: null });
  const say = () => answerProposal(shopper, { token: placed.token ?? '', proposalId, isAccepted: true });
  const results = await Promise.allSettled([say(), say(), say()]);
  expect([done(results), codes(results)]).toEqual([1, ['PROPOSAL_OVER', 'PROPOSAL_OVER']]);
});

test('the sum of the revisions is the order, and nothing is given away twice', async () => {
  const step = fc.record({
    quantities: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 2 }),
    added: fc.integer({ min: 0, max: 2 }),
    slot: fc.constantFrom(...SLOTS),
    answer: fc.constantFrom('PHONE', 'YES', 'NO'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const world = await pizzeria();
      const placed = await order(world);
      const { id, token } = placed;
      const staff = await world.staff('OPERATOR');
      const shopper = world.caller({ kind: 'visitor', sessionId: null });
      const read = async () => {
        const row = await findCheckout(database.db, world.channel.id, id);
        if (!row) throw new Error('the order is gone');
        return row;
      };
      const first = contentOf(await read());
      for (const { quantities, added, slot, answer } of steps) {
        const { lines } = await read();
        const kept = lines.flatMap((line, index) => {
          const quantity = quantities[index % 2] ?? 0;
          return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
        });
        const wanted = [...kept, ...(added > 0 || kept.length === 0 ? [world.choice('Cola', Math.max(1, added))] : [])];
        await amendOrder(staff, { id, lines: wanted, slotFrom: slot, isAgreedByPhone: answer === 'PHONE' });
        const proposal = await database.db.orderRevision.findFirst({ where: { checkoutId: id, state: 'PROPOSED' } });
        if (!proposal) continue;
        await answerProposal(shopper, { token: token ?? '', proposalId: proposal.id, isAccepted: answer === 'YES' });
      }
      const last = await read();
      const applied = await database.db.orderRevision.findMany({
        where: { checkoutId: id, state: 'APPLIED' },
        orderBy: { number: 'asc' },
      });
      const sums = new Map(first.lines.map((line) => [dishKey(line), line.quantity]));
      let total = first.sums.total;
      for (const { before, after } of applied) {
        const [had, has] = [readContent(before), readContent(after)];
        if (!had || !has) throw new Error('a revision without contents');
        const difference = differenceOf(had, has);
        total += difference.totalAfter - difference.totalBefore;
        for (const change of difference.lines) {
          const key = dishKey(change.line);
          sums.set(key, (sums.get(key) ?? 0) + change.after - change.before);
        }
      }
      const present = new Map<string, number>();
      for (const line of contentOf(last).lines)
        present.set(dishKey(line), (present.get(dishKey(line)) ?? 0) + line.quantity);
      expect(new Map([...sums].filter(([, quantity]) => quantity !== 0))).toEqual(present);
      expect(last.total).toBe(total);
      const cost = last.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
      expect(last.productsCost).toBe(cost);
      expect((last.productsCost ?? 0) - (last.discount ?? 0) + (last.deliveryFee ?? 0)).toBe(last.total);
      const client = await database.db.client.findFirstOrThrow({ where: { channelId: world.channel.id } });
      expect(client).toMatchObject({ ordersCount: 1, totalSpent: BigInt(last.total ?? 0) });
      expect(await given(world)).toEqual({ taken: 1, used: 1 });
      await moveOrder(staff, { id, to: 'CANCELLED', reasonCode: 'CLOSING' });
      expect(await given(world)).toEqual({ taken: 0, used: 0 });
    }),
    { numRuns: 25 },
  );
}, 120_000);
