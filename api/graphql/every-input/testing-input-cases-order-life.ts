import { expect } from 'vitest';
import { globalId } from '../testing';
import type { InputCase } from './testing-input-shop';
import type { Fields } from './testing-stored-inputs';

/** Of orders that the cases of placing have made. */
export const orderLifeCases: Readonly<Record<string, InputCase>> = {
  updateOrderNote: async ({ db }) => {
    const { id, staffNoteVersion } = await db.checkout.findFirstOrThrow({
      where: { name: 'Anna Example', status: 'PLACED' },
    });
    return {
      input: { id: globalId('Checkout', id), version: staffNoteVersion, note: 'Called twice' },
      stored: async () => {
        const order = await db.checkout.findUniqueOrThrow({ where: { id } });
        return { ...order, note: order.staffNote };
      },
    };
  },
  amendOrder: async ({ db, ids, world }) => {
    const { id, version, lines } = await db.checkout.findFirstOrThrow({
      where: { name: 'Polly' },
      include: { lines: true },
    });
    return {
      input: {
        id: globalId('Checkout', id),
        version,
        name: 'Polly P.',
        street: 'Garden Street 15',
        apartment: '1',
        intercom: '2',
        entrance: '3',
        floor: '4',
        courierNote: 'Ring once',
        kitchenNote: 'No ice',
        handover: 'HAND',
        arrival: 'RING',
        cutlery: 4,
        deliveryMethod: 'DELIVERY',
        latitude: 52.502,
        longitude: 13.402,
        zoneId: globalId('DeliveryZone', ids.zone),
        paymentMethodId: globalId('PaymentMethod', world.payment('CASH')),
        changeFrom: 900_000,
        timeKind: 'SLOT',
        slotFrom: '2026-11-20T16:00:00.000Z',
        lines: [
          ...lines.map((line) => ({
            kept: { lineId: globalId('CheckoutLine', line.id), quantity: 8, note: 'Cold' },
          })),
          {
            added: {
              variantId: globalId('Variant', ids.variant),
              optionIds: [globalId('Option', ids.option)],
              quantity: 1,
              note: 'Sliced',
            },
          },
        ],
        ignoreMinimum: true,
        ignoreFullSlot: true,
        deliveryFee: 321,
        isAgreedByPhone: true,
      },
      stored: () => db.checkout.findUniqueOrThrow({ where: { id }, include: { lines: true } }),
      kept: {
        lines: [
          expect.objectContaining({ quantity: 8, note: 'Cold' }),
          expect.objectContaining({ quantity: 1, note: 'Sliced' }),
        ],
        ignoreMinimum: undefined,
        ignoreFullSlot: undefined,
        isAgreedByPhone: undefined,
      },
    };
  },
  'amendOrder for pickup': async ({ db, ids }) => {
    const { id } = await db.checkout.findFirstOrThrow({ where: { name: 'Polly P.' } });
    return {
      input: {
        id: globalId('Checkout', id),
        deliveryMethod: 'PICKUP',
        warehouseId: globalId('Warehouse', ids.warehouse),
        isAgreedByPhone: true,
      },
      stored: () => db.checkout.findUniqueOrThrow({ where: { id } }),
      kept: { isAgreedByPhone: undefined },
    };
  },
  delayOrder: delayed({ reason: 'The oven is cold' }),
  'delayOrder by name': delayed({ reasonCode: 'TOO_BUSY' }),
  'moveOrder to accept': async ({ db }) => {
    const { id, version } = await db.checkout.findFirstOrThrow({ where: { name: 'Pia' } });
    return {
      input: { id: globalId('Checkout', id), version, to: 'ACCEPTED', preparationMinutes: 33 },
      stored: async () => {
        const order = await db.checkout.findUniqueOrThrow({ where: { id } });
        return { ...order, to: order.status };
      },
    };
  },
  stepBackOrder: steppedBack({ reason: 'Pressed too early' }),
  'moveOrder to cancel': cancelled('Paul', { reason: 'No fish' }),
  'moveOrder to cancel by name': cancelled('Pia', { reasonCode: 'SOLD_OUT' }),
  'stepBackOrder by name': steppedBack({ reasonCode: 'COURIER_LATE' }),
  updateClient: async ({ db }) => {
    const { id, version } = await db.client.findFirstOrThrow();
    return {
      input: { id: globalId('Client', id), version, name: 'Anna E.', note: 'Likes tea' },
      stored: () => db.client.findUniqueOrThrow({ where: { id } }),
    };
  },
};

/** In words or by name: words replace the name. */
function delayed(why: Fields): InputCase {
  return async ({ db }) => {
    const { id, version, promisedAt } = await db.checkout.findFirstOrThrow({ where: { name: 'Pia' } });
    return {
      input: {
        id: globalId('Checkout', id),
        version,
        minutes: 25,
        ...why,
      },
      stored: async () => {
        const move = await db.statusMove.findFirstOrThrow({
          where: { checkoutId: id },
          orderBy: { createdAt: 'desc' },
        });
        const order = await db.checkout.findUniqueOrThrow({ where: { id } });
        const minutes = ((order.promisedAt?.getTime() ?? 0) - (promisedAt?.getTime() ?? 0)) / 60_000;
        return { ...move, id, minutes };
      },
    };
  };
}

function steppedBack(why: Fields): InputCase {
  return async ({ db }) => {
    const { id, version } = await db.checkout.findFirstOrThrow({ where: { name: 'Pia' } });
    return {
      input: { id: globalId('Checkout', id), version, ...why },
      stored: async () => {
        const moves = await db.statusMove.findMany({ where: { checkoutId: id }, orderBy: { createdAt: 'asc' } });
        return { ...moves.findLast(({ reason, reasonCode }) => reason !== null || reasonCode !== null), id };
      },
    };
  };
}

function cancelled(name: string, why: Fields): InputCase {
  return async ({ db }) => {
    const { id, version } = await db.checkout.findFirstOrThrow({ where: { name } });
    return {
      input: { id: globalId('Checkout', id), version, to: 'CANCELLED', ...why },
      stored: async () => {
        const order = await db.checkout.findUniqueOrThrow({ where: { id } });
        return { ...order, to: order.status, reason: order.cancelReason, reasonCode: order.cancelCode };
      },
    };
  };
}
