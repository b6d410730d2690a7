import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../db/client';
import { transaction } from '../../db/transaction';
import type { Channel, Checkout, Prisma, Receiver, ReceiverEvent } from '../../generated/prisma/client';
import type { SecretBox } from '../../kernel/secrets';
import type { ExtraHeader } from '../request/request-headers';
import { makeSigningSecret } from '../request/signature';
import { SAMPLE_SHOP } from '../studio/testing';
import { createAnnouncer } from './announce-order';

interface ReceiverSeed {
  readonly url: string;
  readonly bodyTemplate?: string;
  readonly events?: ReceiverEvent[];
  readonly isActive?: boolean;
  readonly headers?: ExtraHeader[];
  readonly authorization?: string;
  readonly secret?: string;
}

/** A shop whose orders go out to receivers, for tests on a database. */
export interface OutboxWorld {
  readonly channel: Channel;
  addReceiver(seed: ReceiverSeed): Promise<Receiver>;
  /** Places an order as checkout does: order and messages in one transaction. */
  placeOrder(options?: { failAfterwards?: boolean }): Promise<Checkout>;
  announce(checkoutId: string, event: ReceiverEvent): Promise<void>;
}

const ENVELOPE = '{ "event": {{ event | json }}, "order": {{ order | json }} }';

const announceOrder = createAnnouncer(({ id, token }) => ({
  url: `https://shop.example/${token}`,
  staffUrl: `https://shop.example/staff/${id}`,
}));

export async function createOutboxWorld(db: Database, secrets: SecretBox): Promise<OutboxWorld> {
  const { id: _id, ...shop } = SAMPLE_SHOP;
  const channel = await db.channel.create({ data: { ...shop, countryCode: 'GE' } });
  let orders = 0;

  return {
    channel,
    addReceiver({ url, authorization, secret = makeSigningSecret(randomBytes), ...seed }) {
      return db.receiver.create({
        data: {
          channelId: channel.id,
          name: 'Kitchen',
          url,
          bodyTemplate: seed.bodyTemplate ?? ENVELOPE,
          events: seed.events ?? ['PLACED'],
          isActive: seed.isActive ?? true,
          headers: seed.headers?.map((header) => ({ ...header })) ?? [],
          secretCipher: secrets.seal(secret, 'receiver-signing-secret'),
          authorizationCipher: authorization ? secrets.seal(authorization, 'receiver-authorization') : null,
        },
      });
    },
    placeOrder({ failAfterwards = false } = {}) {
      const sequence = ++orders;
      const now = new Date();
      return transaction(db, async (tx) => {
        const checkout = await tx.checkout.create({ data: placedCheckout(channel.id, sequence, now) });
        await announceOrder(tx, { channelId: channel.id, checkoutId: checkout.id, event: 'PLACED', now });
        if (failAfterwards) throw new Error('undone');
        return checkout;
      });
    },
    announce: (checkoutId, event) =>
      transaction(db, (tx) => announceOrder(tx, { channelId: channel.id, checkoutId, event, now: new Date() })),
  };
}

/** The row of an order that was placed then. */
export function placedCheckout(channelId: string, sequence: number, now: Date): Prisma.CheckoutUncheckedCreateInput {
  return {
    channelId,
    status: 'PLACED',
    token: randomUUID(),
    number: `2011-${sequence}`,
    orderDate: now,
    orderSequence: sequence,
    currencyCode: 'GEL',
    productsCost: 2900,
    total: 2900,
    placedAt: now,
    promisedAt: now,
    name: 'Nino "N." Ñ 🍕',
    phone: '+995555000222',
    deliveryMethod: 'PICKUP',
    paymentType: 'CASH',
    paymentName: { en: 'Cash' },
    lines: {
      create: [
        {
          quantity: 2,
          unitPrice: 1450,
          productName: { en: 'Margherita' },
          variantName: {},
          options: [{ group: { en: 'Crust' }, name: { en: 'Thin' }, priceDifference: 0 }],
        },
      ],
    },
  };
}
