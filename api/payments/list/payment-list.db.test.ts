import { beforeAll, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import type { StaffRole } from '../../generated/prisma/client';
import { createTestStaff, execute, globalId, run, testContext } from '../../graphql/testing';
import { refundOrder } from '../refunds/refund-order.command';
import { newPayer, type PaidWorld, payingTests, withProvider } from '../testing-payments';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const servers = payingTests();
let paid: PaidWorld;
beforeAll(async () => {
  const world = await shop(servers.database.db, { currencyCode: 'EUR', timeZone: 'Europe/Berlin' })
    .dish('Pizza', 900)
    .open();
  paid = await withProvider(world, servers.simulators, { captureTime: 'AT_ONCE' });
});

/** An order of so many pizzas, which its shopper pays, or whose card is refused. */
async function order(quantity: number, isPaid: boolean) {
  const { db } = servers.database;
  const { simulator } = paid;
  const { shopper } = await newPayer(paid);
  await shopper.add('Pizza', quantity);
  const { id } = await paid.place(shopper);
  const { reference } = await db.payment.findFirstOrThrow({ where: { checkoutId: id } });
  if (isPaid) simulator.bank.pay(reference ?? '');
  else simulator.bank.decline(reference ?? '', true);
  await paid.reconcile(MINUTE_MS);
  const { number } = await db.checkout.findUniqueOrThrow({ where: { id } });
  return { id, number, reference };
}

async function asking(role: StaffRole) {
  const actor = await createTestStaff(servers.database.db, paid.world.channel.id, role);
  const { now } = paid.desk;
  return testContext(servers.database.db, paid.world.channel, { actor, now });
}

const LIST = `query ($from: Date, $to: Date, $statuses: [PaymentStatus!], $isTest: Boolean, $isRefunded: Boolean,
  $search: String, $first: Int, $after: String, $last: Int, $before: String) { channel {
  payments(from: $from, to: $to, statuses: $statuses, isTest: $isTest, isRefunded: $isRefunded, search: $search,
    first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { endCursor startCursor hasNextPage hasPreviousPage }
    nodes { methodName provider isTest status captured { decimal } refunded { decimal } reference order { number } }
  }
} }`;

interface Listed {
  readonly channel: {
    readonly payments: {
      readonly totalCount: number;
      readonly pageInfo: { readonly endCursor: string; readonly startCursor: string };
      readonly nodes: readonly { readonly reference: string }[];
    };
  };
}

test('payments are listed with their orders, narrowed down, by pages, and count on the days that they moved', async () => {
  const first = await order(1, true);
  const failed = await order(2, false);
  paid.world.now = new Date(paid.world.now.getTime() + DAY_MS);
  const later = await order(3, true);
  const { db } = servers.database;
  const manager = await createTestStaff(db, paid.world.channel.id, 'MANAGER');
  await refundOrder(paid.caller(manager), { id: first.id, idempotencyKey: 'once', reason: 'Cold' });
  await paid.reconcile(MINUTE_MS);

  const operator = await asking('OPERATOR');
  const list = async (variables = {}) => (await run<Listed>(operator, LIST, variables)).channel.payments;
  const references = async (variables: object) => (await list(variables)).nodes.map(({ reference }) => reference);
  const all = await list();
  const common = { methodName: 'Card online', provider: 'STRIPE', isTest: true };
  expect(all.nodes).toEqual([
    expect.objectContaining({
      ...common,
      status: 'CAPTURED',
      captured: { decimal: '27.00' },
      order: { number: later.number },
    }),
    expect.objectContaining({ ...common, status: 'VOIDED', captured: { decimal: '0.00' }, order: null }),
    expect.objectContaining({
      captured: { decimal: '9.00' },
      refunded: { decimal: '9.00' },
      order: { number: first.number },
    }),
  ]);
  expect(all.totalCount).toBe(3);

  expect(await references({ statuses: ['VOIDED', 'EXPIRED'] })).toEqual([failed.reference]);
  expect(await references({ isRefunded: true })).toEqual([first.reference]);
  expect(await references({ isTest: false })).toEqual([]);
  expect(await references({ search: later.number })).toEqual([later.reference]);
  expect(await references({ search: ` ${failed.reference} ` })).toEqual([failed.reference]);
  // The refund of the second day brings the payment of the first one back.
  expect(await references({ from: '2026-11-20', to: '2026-11-20' })).toEqual([failed.reference, first.reference]);
  expect(await references({ from: '2026-11-21' })).toEqual([later.reference, first.reference]);

  const one = await list({ first: 1 });
  const rest = await list({ first: 2, after: one.pageInfo.endCursor });
  expect(rest.nodes.map(({ reference }) => reference)).toEqual([failed.reference, first.reference]);
  expect(await references({ last: 1, before: rest.pageInfo.startCursor })).toEqual([later.reference]);

  const { channel } = await run(
    operator,
    `{ channel { paymentDays(from: "2026-11-20", to: "2026-11-21") {
      day methodName provider isTest captured { decimal } captures refunded { decimal } refunds net { decimal currencyCode }
    } } }`,
  );
  expect(channel).toEqual({
    paymentDays: [
      {
        ...common,
        day: '2026-11-21',
        captured: { decimal: '27.00' },
        captures: 1,
        refunded: { decimal: '9.00' },
        refunds: 1,
        net: { decimal: '18.00', currencyCode: 'EUR' },
      },
      {
        ...common,
        day: '2026-11-20',
        captured: { decimal: '9.00' },
        captures: 1,
        refunded: { decimal: '0.00' },
        refunds: 0,
        net: { decimal: '9.00', currencyCode: 'EUR' },
      },
    ],
  });
});

test('a cook has no list of payments, and no sums of days', async () => {
  const kitchen = await asking('KITCHEN');
  for (const field of ['payments { totalCount }', 'paymentDays(from: "2026-11-20", to: "2026-11-20") { day }']) {
    const { errors } = await execute(kitchen, `{ channel { ${field} } }`);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  }
});

test.each([
  ['payments(from: "2026-11-21", to: "2026-11-20") { totalCount }', 'BAD_USER_INPUT'],
  ['paymentDays(from: "2025-11-20", to: "2026-11-21") { day }', 'BAD_USER_INPUT'],
  ['paymentDays(from: "2026-02-30", to: "2026-02-30") { day }', 'BAD_USER_INPUT'],
])('%s is refused with %s', async (field, code) => {
  const { errors } = await execute(await asking('OPERATOR'), `{ channel { ${field} } }`);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
});

test('the shopper of an order finds neither the provider’s name of the payment nor more of the order by it', async () => {
  const { id } = await order(1, true);
  const { token } = await servers.database.db.checkout.findUniqueOrThrow({ where: { id } });
  const stranger = testContext(servers.database.db, paid.world.channel, {
    actor: { kind: 'visitor', sessionId: null },
  });
  const source = 'query ($token: String!) { order(token: $token) { id payments { reference order { id } status } } }';
  expect(await run(stranger, source, { token })).toEqual({
    order: { id: globalId('Checkout', id), payments: [{ reference: null, order: null, status: 'CAPTURED' }] },
  });
});
