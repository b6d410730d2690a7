import { randomBytes } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { shop, type World } from '../../../api/checkout/testing-world';
import type { Database } from '../../../api/db/client';
import type { Channel, PaymentProviderKind } from '../../../api/generated/prisma/client';
import { createSecretBox, type SecretBox } from '../../../api/kernel/secrets';
import { openSimulatedAccount } from '../../../api/payments/simulator/simulated-account';
import { makeSigningSecret } from '../../../api/receivers/request/signature';
import { createSignIn } from '../../../api/staff/testing';

/** A shop that never closes, and what an order needs to name, as the API's ids. */
export interface ProofShop {
  readonly world: World;
  /** Variants of dishes without options. */
  readonly variantIds: readonly string[];
  readonly warehouseId: string;
  readonly paymentMethodId: string;
  /** Methods that are paid first; none unless asked for. */
  readonly cards: readonly CardMethod[];
  /** Of an administrator, whose password is the one of all tests. */
  readonly login: string;
}

export interface CardMethod {
  readonly kind: PaymentProviderKind;
  readonly providerId: string;
  /** As the API's id. */
  readonly paymentMethodId: string;
}

const DISHES = ['Margherita', 'Pepperoni', 'Four cheeses', 'Khachapuri', 'Borscht', 'Caesar', 'Tiramisu', 'Lemonade'];

export interface ShopOptions {
  readonly settings?: Partial<Channel>;
  /** Addresses of hooks that receive every placed order. */
  readonly receiverUrls?: readonly string[];
  /** A code that takes ten percent off. */
  readonly promo?: { readonly code: string; readonly totalLimit: number };
  /** Methods that are paid first, at the simulators: reserved and taken on accepting at Stripe, taken at once at YooKassa. */
  readonly takesCards?: boolean;
  /** 32 bytes, the same that the servers have. */
  readonly secretKey: Buffer;
}

export async function openShop(
  db: Database,
  { settings, receiverUrls = [], promo, takesCards = false, secretKey }: ShopOptions,
): Promise<ProofShop> {
  let builder = shop(db, { timeZone: 'UTC', ...settings });
  for (const [index, dish] of DISHES.entries()) builder = builder.dish(dish, 350 + 125 * index, { weight: 300 });
  if (promo) builder = builder.promo(promo.code, { totalLimit: promo.totalLimit });
  const world = await builder.open();
  const channelId = world.channel.id;
  await db.workingDay.updateMany({ where: { channelId }, data: { intervals: [{ from: '00:00', to: '00:00' }] } });
  const secrets = createSecretBox(secretKey);
  for (const [position, url] of receiverUrls.entries()) {
    await db.receiver.create({
      data: {
        channelId,
        position,
        url,
        name: `Hook ${position + 1}`,
        events: ['PLACED'],
        bodyTemplate: '{{ order | json }}',
        secretCipher: secrets.seal(makeSigningSecret(randomBytes), 'receiver-signing-secret'),
      },
    });
  }
  const cards = takesCards
    ? [await openCard(db, secrets, channelId, 'STRIPE'), await openCard(db, secrets, channelId, 'YOOKASSA')]
    : [];
  return {
    world,
    cards,
    variantIds: DISHES.map((dish) => encodeGlobalID('Variant', world.variant(dish))),
    warehouseId: encodeGlobalID('Warehouse', world.warehouse()),
    paymentMethodId: encodeGlobalID('PaymentMethod', world.payment()),
    login: (await createSignIn(db, channelId)).login,
  };
}

/** The shortest there is, so that what nobody pays is let go while the proof goes on. */
const HOLD_MINUTES = 5;

async function openCard(
  db: Database,
  secrets: SecretBox,
  channelId: string,
  kind: PaymentProviderKind,
): Promise<CardMethod> {
  const { providerId, methodId } = await openSimulatedAccount(db, secrets, {
    channelId,
    kind,
    captureTime: kind === 'STRIPE' ? 'ON_ACCEPTING' : 'AT_ONCE',
    holdMinutes: HOLD_MINUTES,
    name: { en: kind },
  });
  return { kind, providerId, paymentMethodId: encodeGlobalID('PaymentMethod', methodId) };
}
