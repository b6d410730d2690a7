import { expect, test } from 'vitest';
import { InvalidInput } from '../../kernel/refusals';
import { moveOrder } from '../order-life/move-order.command';
import { OrderIsOver } from '../order-life/refusals';
import { BelowMinimum, SlotTaken, SoldOut } from '../refusals';
import { placeLines } from '../testing-shopper';
import type { AmendOrderInput } from './amend-input';
import { differenceOf } from './difference';
import { readContent } from './order-content';
import { quoteAmendment } from './plan-amendment.command';
import { NotAmendable, PaidByCard } from './refusals';
import {
  amend,
  amendingTests,
  delivery,
  dishes,
  kept,
  LATER,
  order,
  pizzeria,
  revisions,
  SLOT,
  stored,
} from './testing-amending';

const testing = amendingTests();

test('a smaller fix holds at once, and leaves the sums alone', async () => {
  const world = await pizzeria();
  const placed = await order(world, delivery);
  await world.reprice('Margherita', 1500);
  await world.change({ deliveryFee: 999, discountPercent: 50 });
  const amended = await amend(world, placed, {
    street: 'Nebenstr. 2',
    apartment: '7',
    kitchenNote: 'Mild',
    version: placed.version,
  });
  expect(amended).toMatchObject({
    details: { street: 'Nebenstr. 2', apartment: '7', kitchenNote: 'Mild' },
    totals: placed.totals,
  });
  expect(await revisions(placed)).toMatchObject([{ number: 1, state: 'APPLIED', confirmation: null }]);
  expect((await stored(placed)).outbox).toHaveLength(1);
});

test('dishes that stay keep the price that was agreed on, new ones have today’s', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  await world.reprice('Margherita', 1500);
  const lines = [...kept(placed, [3, 1]), world.choice('Margherita')];
  const amended = await amend(world, placed, { lines, isAgreedByPhone: true });
  expect(dishes(amended)).toEqual([
    ['Margherita', 3, 900],
    ['Cola', 1, 300],
    ['Margherita', 1, 1500],
  ]);
});

test('more of what has run out is refused, less of it is not', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  await world.stop('Margherita');
  await expect(amend(world, placed, { lines: kept(placed, [3, 1]) })).rejects.toThrow(SoldOut);
  await expect(amend(world, placed, { lines: [...kept(placed, [2, 1]), world.choice('Margherita')] })).rejects.toThrow(
    SoldOut,
  );
  expect((await amend(world, placed, { lines: kept(placed, [1, 1]), isAgreedByPhone: true })).totals.total).toBe(1200);
});

test('another time gives its place back and takes the other one', async () => {
  const world = await pizzeria({ slotCapacity: 1 });
  const placed = await order(world, { slotFrom: SLOT });
  const other = await order(world, { slotFrom: LATER, phone: '+49 30 901821' });
  await expect(amend(world, placed, { slotFrom: LATER })).rejects.toThrow(SlotTaken);
  const overfilled = await amend(world, placed, { slotFrom: LATER, ignoreFullSlot: true }, 'MANAGER');
  expect(overfilled.overridden).toEqual(['SLOT']);
  const taken = await testing.database.db.slotUsage.findMany({
    where: { channelId: world.channel.id },
    orderBy: { startsAt: 'asc' },
  });
  expect(taken.map(({ taken: count }) => count)).toEqual([0, 2]);
  expect((await amend(world, other, { slotFrom: SLOT })).promisedAt).toEqual(new Date('2026-11-20T15:30:00Z'));
});

test('delivery in place of pickup costs its fee, and the promo code stays the use that it was', async () => {
  const world = await pizzeria();
  const placed = await order(world, { promoCode: 'TEN' });
  await world.changePromo('TEN', { isActive: false, totalLimit: 1 });
  const amended = await amend(world, placed, { ...delivery, isAgreedByPhone: true });
  expect(amended.totals).toMatchObject({ discount: 210, deliveryFee: 300, total: 2190 });
  expect(await world.promoCode('TEN')).toMatchObject({ used: 1 });
});

test('a minimum holds for changes too, unless staff who may do so set it aside', async () => {
  const world = await pizzeria({ minimumOrderValue: 2000 });
  const placed = await order(world);
  const lines = kept(placed, [1, 1]);
  await expect(amend(world, placed, { lines, isAgreedByPhone: true })).rejects.toThrow(BelowMinimum);
  const aside = { lines, isAgreedByPhone: true, ignoreMinimum: true };
  expect((await amend(world, placed, aside, 'MANAGER')).totals.total).toBe(1200);
});

test('an order on its way changes its address and no dish; one that is over changes nothing', async () => {
  const world = await pizzeria();
  const placed = await order(world, delivery);
  const staff = await world.staff('OPERATOR');
  for (const to of ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY'] as const)
    await moveOrder(staff, { id: placed.id, to });
  await expect(amend(world, placed, { lines: kept(placed, [2, 2]) })).rejects.toThrow(NotAmendable);
  expect((await amend(world, placed, { apartment: '9' })).details.apartment).toBe('9');
  await moveOrder(staff, { id: placed.id, to: 'COMPLETED' });
  await expect(amend(world, placed, { apartment: '8' })).rejects.toThrow(OrderIsOver);
});

test('a note that moves to more of the same dishes is reported as a change', async () => {
  const world = await pizzeria();
  const lines = [{ ...world.choice('Margherita', 1), note: 'No onions' }, world.choice('Margherita', 2)];
  const placed = await placeLines(world, lines);
  const amended = await amend(world, placed, { lines: kept(placed, [2, 1]), isAgreedByPhone: true });
  expect(amended.lines.map(({ quantity, note }) => [quantity, note])).toEqual([
    [2, 'No onions'],
    [1, null],
  ]);
  // Where there are more of them, that says it: the note is as it was.
  await amend(world, amended, { lines: kept(amended, [3, 1]), isAgreedByPhone: true });
  const differences = (await revisions(placed)).map(({ before, after }) => {
    const [had, has] = [readContent(before), readContent(after)];
    return had && has && differenceOf(had, has).parts;
  });
  expect(differences).toEqual([['NOTES'], []]);
});

test('what was set aside for a change is written down, and holds for the next one', async () => {
  const world = await pizzeria({ minimumOrderValue: 2000 });
  const placed = await order(world, delivery);
  const aside = { isAgreedByPhone: true, ignoreMinimum: true, deliveryFee: 100 };
  const fewer = await amend(world, placed, { ...aside, lines: kept(placed, [1, 1]) }, 'MANAGER');
  expect(fewer).toMatchObject({ overridden: ['MINIMUM', 'DELIVERY_FEE'], totals: { deliveryFee: 100, total: 1300 } });
  const fewest = await amend(world, fewer, { isAgreedByPhone: true, lines: kept(fewer, [1, 0]) });
  expect(fewest.totals).toMatchObject({ deliveryFee: 100, total: 1000 });
});

test('a dish that the menu no longer has stays, and there is no more of it', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  await testing.database.db.variant.delete({ where: { id: world.variant('Margherita') } });
  await world.showMenu();
  await expect(amend(world, placed, { lines: kept(placed, [3, 1]) })).rejects.toThrow(SoldOut);
  const amended = await amend(world, placed, { lines: kept(placed, [2, 2]), isAgreedByPhone: true });
  expect(dishes(amended)).toEqual([
    ['Margherita', 2, 900],
    ['Cola', 2, 300],
  ]);
});

test('a quote tells what a change would cost and whether the shopper would be asked, and changes nothing', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  const quote = async (input: Omit<AmendOrderInput, 'id'>) =>
    quoteAmendment(await world.staff('OPERATOR'), { id: placed.id, ...input });
  const dearer = await quote({ lines: [...kept(placed, [2, 1]), world.choice('Soup')] });
  expect(dearer).toMatchObject({
    isChange: true,
    isProposed: true,
    before: { sums: { total: 2100 } },
    after: { sums: { total: 2600 } },
  });
  expect(await quote({ kitchenNote: 'Mild' })).toMatchObject({ isChange: true, isProposed: false });
  expect(await quote({ lines: kept(placed, [2, 1]) })).toMatchObject({ isChange: false });
  expect(await revisions(placed)).toEqual([]);
  expect(await stored(placed)).toMatchObject({ version: placed.version, total: 2100 });
});

test('one more of a ready order’s dishes has to be made, and the rest stays made', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  const staff = await world.staff('OPERATOR');
  for (const to of ['ACCEPTED', 'PREPARING', 'READY'] as const) await moveOrder(staff, { id: placed.id, to });
  const [pizza, cola] = placed.lines;
  const more = await amend(world, placed, { lines: kept(placed, [2, 2]), isAgreedByPhone: true });
  expect(more.status).toBe('PREPARING');
  const made = () => testing.database.db.madeLine.findMany({ where: { checkoutId: placed.id } });
  expect((await made()).map(({ lineId }) => lineId)).toEqual([pizza?.id]);
  const fewer = await amend(world, more, { lines: kept(more, [2, 0]), isAgreedByPhone: true });
  expect(fewer.status).toBe('READY');
  expect(fewer.lines.map(({ id }) => id)).not.toContain(cola?.id);
});

test('an order whose card money is not there to go back gets no cheaper, and takes another street', async () => {
  const world = await pizzeria();
  const placed = await order(world, delivery);
  await testing.database.db.checkout.update({ where: { id: placed.id }, data: { moneyState: 'CAPTURED' } });
  await expect(amend(world, placed, { lines: kept(placed, [1, 1]) })).rejects.toThrow(PaidByCard);
  expect((await amend(world, placed, { street: 'Nebenstr. 2' })).details.street).toBe('Nebenstr. 2');
});

test('a line that is named twice, a method that is taken away and a time without a time are refused', async () => {
  const world = await pizzeria();
  const placed = await order(world);
  const twice = [...kept(placed, [1, 1]), ...kept(placed, [2, 0])];
  await expect(amend(world, placed, { lines: twice })).rejects.toMatchObject({
    path: ['lines', '2', 'kept', 'lineId'],
  });
  const none = [{ ...world.choice('Cola'), quantity: 0 }];
  await expect(amend(world, placed, { lines: none })).rejects.toMatchObject({
    path: ['lines', '0', 'added', 'quantity'],
  });
  await expect(amend(world, placed, { timeKind: 'SLOT' })).rejects.toThrow(InvalidInput);
  await expect(amend(world, placed, { deliveryMethod: null })).rejects.toThrow(InvalidInput);
  expect(await revisions(placed)).toEqual([]);
});

test('another door of the same area costs what was agreed on, another area what it costs', async () => {
  const world = await pizzeria();
  const zone = (name: string, fee: number) =>
    testing.database.db.deliveryZone.create({
      data: {
        channelId: world.channel.id,
        name: { en: name },
        shape: 'RADIUS',
        radiusMeters: 1,
        warehouseId: world.warehouse(),
        fee,
      },
    });
  const [near, far] = [await zone('Old town', 200), await zone('Hills', 700)];
  await world.showMenu();
  const placed = await order(world, { ...delivery, zoneId: near.id });
  await testing.database.db.deliveryZone.update({ where: { id: near.id }, data: { fee: 400 } });
  await world.showMenu();
  expect((await amend(world, placed, { street: 'Nebenstr. 2' })).totals.deliveryFee).toBe(200);
  const moved = await amend(world, placed, { zoneId: far.id, isAgreedByPhone: true });
  expect(moved.totals).toMatchObject({ deliveryFee: 700, total: 2800 });
});
