import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { shop, type World } from '../checkout/testing-world';
import { createNotifications, type Notifications } from '../db/notifications';
import { globalId } from '../graphql/testing';
import { startTestServer, type TestServer } from '../http/server/testing-server';
import { staffClient } from '../http/server/testing-staff';
import { startReconciling } from '../jobs/reconciling';
import { providersAt } from './providers/open-provider';
import { type Simulators, startSimulators } from './simulator/start-simulators';
import { heldOrder, TEST_SECRET_KEY, withProvider } from './testing-payments';

const DAY_MS = 86_400_000;
const Shown = z.object({
  data: z.object({
    channel: z.object({ paymentProviders: z.array(z.object({ id: z.string(), noticeUrl: z.url() })) }),
  }),
});

let simulators: Simulators;
let server: TestServer;
let notifications: Notifications;
let world: World;

beforeAll(async () => {
  simulators = await startSimulators();
  server = await startTestServer({ services: { secretKey: TEST_SECRET_KEY, openProvider: providersOf(simulators) } });
  notifications = createNotifications(server.database.url);
  world = await shop(server.database.db, { currencyCode: 'EUR' }).dish('Pizza', 900).open();
});
afterAll(async () => {
  await simulators.close();
  await notifications.close();
  await server.close();
});

function providersOf({ stripe, yookassa }: Simulators) {
  return providersAt({ stripeUrl: stripe.url, yookassaUrl: `${yookassa.url}/v3` });
}

test.each([
  { kind: 'STRIPE', captureTime: 'AT_ONCE' },
  { kind: 'STRIPE', captureTime: 'ON_ACCEPTING' },
  { kind: 'YOOKASSA', captureTime: 'AT_ONCE' },
  { kind: 'YOOKASSA', captureTime: 'ON_ACCEPTING' },
] as const)(
  'a payment and a refund at the provider arrive at the address that staff see: $kind, $captureTime',
  async (account) => {
    const { db } = server.database;
    const paid = await withProvider(world, simulators, account);
    const staff = await staffClient(server, world.channel.id, 'ADMIN');
    const { body } = await staff.graphql('{ channel { paymentProviders { id noticeUrl } } }');
    const id = globalId('PaymentProvider', paid.providerId);
    const shown = Shown.parse(body).data.channel.paymentProviders.find((one) => one.id === id);
    paid.simulator.noticeUrl = shown?.noticeUrl ?? null;
    // The clock stands still and no second round comes: what is not announced is not looked for.
    const reconciling = startReconciling(paid.desk, notifications, (error) => expect(error).toBeUndefined(), DAY_MS);
    const { order, payment, bankId } = await heldOrder(paid);
    const stored = () =>
      db.checkout.findUniqueOrThrow({ where: { id: order.id }, select: { status: true, moneyState: true } });
    expect(await stored()).toEqual({ status: 'OPEN', moneyState: 'AWAITED' });
    const form = { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' } as const;
    await fetch(payment.continueUrl ?? '', form);
    const isTaken = account.captureTime === 'AT_ONCE';
    const moneyState = isTaken ? 'CAPTURED' : 'AUTHORISED';
    await expect.poll(stored, { timeout: 10_000 }).toEqual({ status: 'PLACED', moneyState });
    // In the provider's own dashboard.
    if (!isTaken) paid.simulator.bank.capture(bankId, 1800);
    await expect.poll(stored, { timeout: 10_000 }).toEqual({ status: 'PLACED', moneyState: 'CAPTURED' });
    paid.simulator.bank.refund(bankId, 500, null, 'ref_');
    await expect.poll(stored, { timeout: 10_000 }).toEqual({ status: 'PLACED', moneyState: 'PARTLY_REFUNDED' });
    await reconciling.stop();
    paid.simulator.noticeUrl = null;
  },
);
