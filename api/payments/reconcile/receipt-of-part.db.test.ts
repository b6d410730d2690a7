import { expect, test } from 'vitest';
import { amendOrder } from '../../checkout/amending/amend-order.command';
import { moveOrder } from '../../checkout/order-life/move-order.command';
import { shop } from '../../checkout/testing-world';
import type { CaptureTime } from '../../generated/prisma/client';
import { createTestStaff } from '../../graphql/testing';
import { refundOrder } from '../refunds/refund-order.command';
import { newPayer, payingTests, withProvider } from '../testing-payments';

/** 54-FZ: a receipt goes with all that is taken and with all that goes back. The simulator refuses what does not sum up. */
const servers = payingTests();

const MINUTE_MS = 60_000;
const RATES = { taxStandard: 2000, taxReduced: 1000, taxOnPickup: 'REDUCED' as const };

/** Two pizzas and a soup, 10 % off, and a tip of 1.00: 26.20. */
async function paidOrder(captureTime: CaptureTime) {
  const { db } = servers.database;
  const settings = { currencyCode: 'RUB', discountPercent: 10, tipKind: 'AMOUNT', ...RATES } as const;
  const world = await shop(db, settings).dish('Pizza', 900).dish('Soup', 1000).open();
  const paid = await withProvider(world, servers.simulators, { kind: 'YOOKASSA', captureTime });
  const { channel } = world;
  const { shopper } = await newPayer(paid);
  await shopper.add('Pizza', 2);
  await shopper.add('Soup', 1);
  await shopper.fill({ tip: 100 });
  const { id } = await paid.place(shopper);
  const { reference } = await db.payment.findFirstOrThrow({ where: { checkoutId: id } });
  paid.simulator.bank.pay(reference ?? '');
  await paid.reconcile(MINUTE_MS);
  const lines = await db.checkoutLine.findMany({ where: { checkoutId: id }, orderBy: { position: 'asc' } });
  const manager = paid.caller(await createTestStaff(db, channel.id, 'MANAGER'));
  const of = (...quantities: number[]) =>
    quantities.flatMap((quantity, index) => (quantity > 0 ? [{ lineId: lines[index]?.id ?? '', quantity }] : []));
  return {
    of,
    receipts: () =>
      paid.simulator.bank
        .get(reference ?? '')
        .receipts.map((receipt) => receipt.map(({ name, amount, vatCode }) => `${name}: ${amount}, ${vatCode}`)),
    refund: async (parts: { lines?: ReturnType<typeof of>; isWithTip?: boolean } = {}) => {
      await refundOrder(manager, { id, idempotencyKey: crypto.randomUUID(), reason: 'Cold', ...parts });
      await paid.reconcile(MINUTE_MS);
    },
    amend: async (quantities: ReturnType<typeof of>) => {
      await amendOrder(await world.staff('OPERATOR'), { id, lines: quantities, isAgreedByPhone: true });
      await paid.reconcile(MINUTE_MS);
    },
    accept: async () => {
      await moveOrder(await world.staff('OPERATOR'), { id, to: 'ACCEPTED' });
      await paid.reconcile(MINUTE_MS);
    },
  };
}

const PLACED = ['Pizza × 2: 1620, 3', 'Soup × 1: 900, 3', 'Tip: 100, 1'];

test('a refund of dishes names them, and the rest names what is left', async () => {
  const { of, refund, receipts } = await paidOrder('AT_ONCE');
  await refund({ lines: of(1, 0) });
  await refund({ isWithTip: true });
  await refund();
  expect(receipts()).toEqual([
    PLACED,
    ['Pizza × 1: 810, 3'],
    ['Tip: 100, 1'],
    ['Pizza × 1: 810, 3', 'Soup × 1: 900, 3'],
  ]);
});

test('what is taken of a changed order is what it has now', async () => {
  const { of, amend, accept, receipts } = await paidOrder('ON_ACCEPTING');
  await amend(of(1, 1));
  await accept();
  expect(receipts()).toEqual([PLACED, ['Pizza × 1: 810, 3', 'Soup × 1: 900, 3', 'Tip: 100, 1']]);
});

test('what goes back for a change is what it took away', async () => {
  const { of, amend, receipts } = await paidOrder('AT_ONCE');
  await amend(of(2, 0));
  expect(receipts()).toEqual([PLACED, ['Soup: 900, 3']]);
});

test('receipts of one change after the other, and of a refund after them, sum to what went back', async () => {
  const { of, amend, refund, receipts } = await paidOrder('AT_ONCE');
  await amend(of(1, 1));
  await amend(of(1, 0));
  await refund();
  const sums = receipts().map((lines) => lines.reduce((sum, line) => sum + Number(/: (\d+),/.exec(line)?.[1]), 0));
  expect(sums).toEqual([2620, 810, 900, 910]);
});
