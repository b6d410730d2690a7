import { expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import { transaction } from '../../db/transaction';
import { releasePayments } from '../payment.store';
import { newPayer, payingTests, withProvider } from '../testing-payments';
import { endLease, type Lease, leasePayment } from './lease.store';

const servers = payingTests();

const SECOND_MS = 1000;

/** An order whose money is taken, and a lease of its payment, on which nothing more is to be done. */
async function leasedPayment() {
  const world = await shop(servers.database.db, { currencyCode: 'EUR' }).dish('Pizza', 900).open();
  const paid = await withProvider(world, servers.simulators, { captureTime: 'AT_ONCE' });
  const { db } = world;
  const { shopper } = await newPayer(paid);
  await shopper.add('Pizza');
  const { id: orderId } = await paid.place(shopper);
  const payment = () => db.payment.findFirstOrThrow({ where: { checkoutId: orderId } });
  paid.simulator.bank.pay((await payment()).reference ?? '');
  await paid.reconcile(60 * SECOND_MS);
  const lease = await leasePayment(db, (await payment()).id, world.now);
  if (!lease) throw new Error('somebody else is at work on it');
  const end = (held: Lease = lease) => endLease(db, held, { now: world.now, isInVain: false });
  return { db, world, orderId, payment, end };
}

test('a payment on which nothing is left to do is asked about no more', async () => {
  const { end, payment } = await leasedPayment();
  await end();
  expect(await payment()).toMatchObject({ status: 'CAPTURED', askAt: null, leasedUntil: null });
});

test.each([
  ['behind', -SECOND_MS],
  ['ahead', SECOND_MS],
])(
  'the money of an order that is cancelled while its payment is worked on goes back, by a clock that is %s',
  async (_title, skew) => {
    const { db, world, orderId, payment, end } = await leasedPayment();
    await transaction(db, (tx) => releasePayments(tx, orderId, new Date(world.now.getTime() + skew)));
    await end();
    const { aim, askAt, leasedUntil } = await payment();
    expect({ aim, leasedUntil }).toEqual({ aim: 'RELEASE', leasedUntil: null });
    expect(askAt).not.toBeNull();
  },
);

test('money that is to go back is never taken for settled', async () => {
  const { db, orderId, payment, end } = await leasedPayment();
  await db.payment.updateMany({ where: { checkoutId: orderId }, data: { aim: 'RELEASE' } });
  await end();
  expect((await payment()).askAt).not.toBeNull();
});
