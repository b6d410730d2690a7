import { expect, test } from 'vitest';
import { shop } from '../checkout/testing-world';
import { run, testContext } from '../graphql/testing';
import { createGuestSession } from '../staff/sessions/session.store';
import { type PaidWorld, payingTests, withProvider } from './testing-payments';

const servers = payingTests();

const PAYMENTS = `id status token moneyState ... on Cart { heldUntil } ... on Order { number }
  payments { status isTest provider amount { minor } captured { minor } refunded { minor } continueUrl refunds { status amount { minor } } }`;

interface Answer {
  readonly __typename: string;
  readonly status: string;
  readonly token: string;
  readonly payments: readonly [{ readonly continueUrl: string | null }];
}

async function shopperOf({ world, desk }: PaidWorld) {
  const { db, channel } = world;
  const { id: sessionId } = await createGuestSession(db, { channelId: channel.id, userAgent: null, now: world.now });
  const { openProvider, announceOrder, now } = desk;
  const actor = { kind: 'visitor', sessionId } as const;
  return testContext(db, world.channel, { actor, openProvider, announceOrder, now });
}

const id = (typename: string, raw: string) => Buffer.from(`${typename}:${raw}`).toString('base64');

function orderOf({ world, methodId }: PaidWorld, change = {}) {
  return {
    input: {
      idempotencyKey: crypto.randomUUID(),
      lines: [{ variantId: id('Variant', world.variant('Pizza')), quantity: 1 }],
      name: 'Anna',
      phone: '+49 30 901820',
      deliveryMethod: 'PICKUP',
      paymentMethodId: id('PaymentMethod', methodId),
      ...change,
    },
  };
}

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Checkout { ${PAYMENTS} } ... on Error { code } }
}`;

test('a program places an order, leads its shopper to the payment, and learns what came of it', async () => {
  const world = await shop(servers.database.db, { currencyCode: 'EUR', apiOrigins: ['https://app.example'] })
    .dish('Pizza', 900)
    .open();
  const paid = await withProvider(world, servers.simulators, { captureTime: 'AT_ONCE' });
  const context = await shopperOf(paid);
  const returnUrl = 'https://app.example/thanks?lang=de';
  const { placeOrder: order } = await run<Record<'placeOrder', Answer>>(context, PLACE, orderOf(paid, { returnUrl }));
  expect(order).toMatchObject({ __typename: 'Cart', status: 'OPEN', moneyState: 'AWAITED' });
  expect(order.payments).toMatchObject([
    { status: 'CREATED', isTest: true, provider: 'STRIPE', amount: { minor: 900 }, captured: { minor: 0 } },
  ]);
  const bankId = order.payments[0].continueUrl?.split('/pay/')[1] ?? '';
  expect(paid.simulator.bank.get(bankId).returnUrl).toBe(`${returnUrl}&order=${order.token}`);
  paid.simulator.bank.pay(bankId);
  const check = `mutation ($input: PaymentOfOrderInput!) { checkPayment(input: $input) { ... on Checkout { ${PAYMENTS} } } }`;
  const { checkPayment: checked } = await run<Record<'checkPayment', Answer>>(context, check, {
    input: { token: order.token },
  });
  expect(checked).toMatchObject({ status: 'PLACED', moneyState: 'CAPTURED', number: expect.any(String) });
  expect(checked.payments).toMatchObject([{ status: 'CAPTURED', captured: { minor: 900 }, continueUrl: null }]);
});

test('a shopper is never sent back to a site that the shop does not list', async () => {
  const world = await shop(servers.database.db, { currencyCode: 'EUR' }).dish('Pizza', 900).open();
  const paid = await withProvider(world, servers.simulators);
  const order = orderOf(paid, { returnUrl: 'https://evil.example/' });
  const { placeOrder: refused } = await run(await shopperOf(paid), PLACE, order);
  expect(refused).toMatchObject({ __typename: 'InvalidInput' });
});

test('an order whose payment is left is open again, and strangers’ links lead nowhere', async () => {
  const world = await shop(servers.database.db, { currencyCode: 'EUR' }).dish('Pizza', 900).open();
  const paid = await withProvider(world, servers.simulators, { kind: 'YOOKASSA' });
  const context = await shopperOf(paid);
  const { placeOrder: order } = await run<Record<'placeOrder', Answer>>(context, PLACE, orderOf(paid));
  const leave = `mutation ($input: PaymentOfOrderInput!) {
    leavePayment(input: $input) { __typename ... on Error { code } ... on Checkout { ${PAYMENTS} } }
  }`;
  const { leavePayment: left } = await run<Record<'leavePayment', Answer>>(context, leave, {
    input: { token: order.token },
  });
  expect(left).toMatchObject({ status: 'OPEN', heldUntil: null, moneyState: 'RELEASED' });
  const { leavePayment: unknown } = await run<Record<'leavePayment', Answer>>(context, leave, {
    input: { token: 'nobody' },
  });
  expect(unknown).toMatchObject({ code: 'ORDER_NOT_FOUND' });
});
