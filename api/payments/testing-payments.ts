import { afterAll, beforeAll } from 'vitest';
import type { Actor } from '../access/caller';
import type { PlacingCaller } from '../checkout/placing/placing';
import { type Shopper, testShopper } from '../checkout/testing-shopper';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { CaptureTime, PaymentProviderKind } from '../generated/prisma/client';
import { createSecretBox } from '../kernel/secrets';
import { createPaymentAnnouncer } from '../receivers/worker/announce-payment';
import { createGuestSession } from '../staff/sessions/session.store';
import type { PaymentDesk } from './payment-desk';
import { providersAt } from './providers/open-provider';
import { reconcilePayments } from './reconcile/reconcile.command';
import { openSimulatedAccount } from './simulator/simulated-account';
import { type Simulator, type Simulators, startSimulators } from './simulator/start-simulators';

/** What the accounts of tests are sealed with. */
export const TEST_SECRET_KEY = Buffer.alloc(32, 7);
const secrets = createSecretBox(TEST_SECRET_KEY);

/** A database and both providers for the tests of a file: there before the first one, gone after the last. */
export function payingTests(): { readonly database: TestDatabase; readonly simulators: Simulators } {
  let database: TestDatabase;
  let simulators: Simulators;
  beforeAll(async () => {
    database = await createTestDatabase();
    simulators = await startSimulators();
  });
  afterAll(async () => {
    await simulators.close();
    await database.drop();
  });
  return {
    get database() {
      return database;
    },
    get simulators() {
      return simulators;
    },
  };
}

/** A shop whose card method is paid first, at a simulator. */
export interface PaidWorld {
  readonly world: World;
  readonly providerId: string;
  readonly methodId: string;
  readonly desk: PaymentDesk;
  readonly simulator: Simulator;
  /** As any of the shop's callers, who can pay. */
  caller(actor: Actor): PlacingCaller;
  place(shopper: Shopper, input?: Parameters<Shopper['place']>[0]): ReturnType<Shopper['place']>;
  /** What the shop asks by itself, so many milliseconds later. */
  reconcile(afterMs?: number): Promise<void>;
}

/** Opens an account at a simulator for a shop, and a method of payment that names it. */
export async function withProvider(
  world: World,
  simulators: Simulators,
  { kind = 'STRIPE', captureTime = 'ON_ACCEPTING' }: { kind?: PaymentProviderKind; captureTime?: CaptureTime } = {},
): Promise<PaidWorld> {
  const { db } = world;
  const channelId = world.channel.id;
  const name = { en: 'Card online' };
  const { providerId, methodId } = await openSimulatedAccount(db, secrets, { channelId, kind, captureTime, name });
  const urls = { stripeUrl: simulators.stripe.url, yookassaUrl: `${simulators.yookassa.url}/v3` };
  const { announceOrder } = world.caller({ kind: 'visitor', sessionId: null });
  const desk: PaymentDesk = {
    db,
    secrets,
    openProvider: providersAt(urls),
    announceOrder,
    announcePayment: createPaymentAnnouncer(() => null),
    now: () => world.now,
  };
  const returnUrl = (token: string) => `http://shop.example/finish?order=${token}`;
  return {
    world,
    providerId,
    methodId,
    desk,
    simulator: kind === 'STRIPE' ? simulators.stripe : simulators.yookassa,
    caller: (actor) => ({ ...world.caller(actor), payments: { desk, returnUrl } }),
    place: (shopper, input) => shopper.place({ paymentMethodId: methodId, ...input }),
    reconcile: async (afterMs = 0) => {
      world.now = new Date(world.now.getTime() + afterMs);
      await reconcilePayments(desk);
    },
  };
}

/** A shop with pizzas, paid first at a provider of its own. */
export async function openPaidShop(
  { database, simulators }: ReturnType<typeof payingTests>,
  options: Parameters<typeof withProvider>[2] = {},
  settings: Parameters<typeof shop>[1] = {},
): Promise<PaidWorld> {
  const world = await shop(database.db, { currencyCode: 'EUR', ...settings })
    .dish('Pizza', 900)
    .promo('TEN', { totalLimit: 1 })
    .receiver('kitchen', ['PLACED', 'CANCELLED'])
    .open();
  return withProvider(world, simulators, options);
}

/** Somebody new who can pay. */
export async function newPayer(paid: PaidWorld) {
  const { world } = paid;
  const visit = { channelId: world.channel.id, userAgent: null, now: world.now };
  const { id: sessionId } = await createGuestSession(world.db, visit);
  const actor = { kind: 'visitor', sessionId } as const;
  return { actor, shopper: testShopper(world, actor, (each) => paid.caller(each)) };
}

/** Two pizzas of somebody new, which wait for their payment. */
export async function heldOrder(paid: PaidWorld, input = {}) {
  const { actor, shopper } = await newPayer(paid);
  await shopper.add('Pizza', 2);
  const order = await paid.place(shopper, input);
  const payment = await paid.world.db.payment.findFirstOrThrow({ where: { checkoutId: order.id } });
  return { order, payment, bankId: payment.reference ?? '', shopper, actor };
}
