import { expect } from 'vitest';
import { z } from 'zod';
import { readDraft } from '../../checkout/cart/cart-draft';
import { globalId } from '../testing';
import type { InputCase, InputShop } from './testing-input-shop';

const SOON = '2026-11-20T15:00:00.000Z';

const details = ({ ids, world }: InputShop) => ({
  name: 'Anna Example',
  phone: '+4930901820',
  street: 'Garden Street 12',
  apartment: '12b',
  intercom: '77',
  entrance: '3',
  floor: '4',
  courierNote: 'Ring twice',
  kitchenNote: 'No onions',
  handover: 'HAND',
  arrival: 'CALL',
  cutlery: 3,
  deliveryMethod: 'DELIVERY',
  paymentMethodId: globalId('PaymentMethod', world.payment('CASH')),
  changeFrom: 5000,
  timeKind: 'SLOT',
  slotFrom: SOON,
  zoneId: globalId('DeliveryZone', ids.zone),
});
/** Of an order whose money is elsewhere. */
const paidDetails = (shop: InputShop) => {
  const { paymentMethodId: _method, changeFrom: _change, ...rest } = details(shop);
  return rest;
};
const pickup = ({ ids, world }: InputShop) => ({
  deliveryMethod: 'PICKUP',
  warehouseId: globalId('Warehouse', ids.warehouse),
  table: '7',
  paymentMethodId: globalId('PaymentMethod', world.payment('CARD')),
});
const place = { deliveryMethod: 'DELIVERY', latitude: 52.501, longitude: 13.401 };

const cart = ({ db }: InputShop) => db.cart.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
const draft = async (shop: InputShop) => readDraft((await cart(shop)).draft);

const CartLines = z.array(z.looseObject({ id: z.string(), quantity: z.int() })).min(1);

/** Of the cart, as its row keeps it. */
async function cartLine(shop: InputShop) {
  const { lines, version } = await cart(shop);
  const [line] = CartLines.parse(lines);
  if (!line) throw new Error('a list of at least one that is empty');
  return { ...line, version };
}

export const orderCases: Readonly<Record<string, InputCase>> = {
  addLine: async (shop) => ({ input: line(shop), stored: () => cartLine(shop) }),
  changeLine: async (shop) => {
    const { id, version } = await cartLine(shop);
    return {
      input: { lineId: globalId('CheckoutLine', id), method: 'SET', quantity: 9, version },
      kept: { method: undefined },
      stored: async () => {
        const row = await cartLine(shop);
        return { lineId: row.id, quantity: row.quantity };
      },
    };
  },
  applyPromoCode: async (shop) => {
    await shop.db.promoCode.create({ data: { channelId: shop.channelId, code: 'WALK', kind: 'PERCENT', percent: 10 } });
    return {
      input: { promoCode: 'walk' },
      kept: { promoCode: 'WALK' },
      stored: async () => ({
        promoCode: (await draft(shop)).promoCodeText,
      }),
    };
  },
  updateCheckout: async (shop) => ({ input: details(shop), stored: () => draft(shop) }),
  'updateCheckout for pickup': async (shop) => ({ input: pickup(shop), stored: () => draft(shop) }),
  'updateCheckout for a place': async (shop) => ({ input: place, stored: () => draft(shop) }),
  placeOrder: async (shop) => ({
    input: {
      ...details(shop),
      promoCode: 'WALK',
      lines: [line(shop)],
      idempotencyKey: 'a key of the walk',
    },
    stored: async () => {
      const order = await shop.db.checkout.findFirstOrThrow({
        where: { name: 'Anna Example', status: 'PLACED' },
        include: { lines: true },
      });
      const lines = order.lines.map(({ variantId, optionIds, quantity, note }) => ({
        variantId,
        optionIds,
        quantity,
        note,
      }));
      return { ...order, lines, promoCode: order.promoCodeText };
    },
    kept: { idempotencyKey: expect.stringContaining('a key of the walk') },
  }),
  'placeOrder for pickup': async (shop) => ({
    input: { ...pickup(shop), lines: [line(shop)], name: 'Pia', phone: '+4930901821', idempotencyKey: 'another key' },
    kept: { idempotencyKey: expect.any(String), lines: expect.any(Array) },
    stored: () => shop.db.checkout.findFirstOrThrow({ where: { name: 'Pia' }, include: { lines: true } }),
  }),
  'placeOrder for a place': async (shop) => ({
    input: {
      ...place,
      paymentMethodId: globalId('PaymentMethod', shop.world.payment('CARD')),
      lines: [line(shop)],
      name: 'Paul',
      phone: '+4930901822',
      street: 'Garden Street 13',
      idempotencyKey: 'a third key',
    },
    kept: { idempotencyKey: expect.any(String), lines: expect.any(Array) },
    stored: () => shop.db.checkout.findFirstOrThrow({ where: { name: 'Paul' }, include: { lines: true } }),
  }),
  placePhoneOrder: async (shop) => ({
    input: {
      ...details(shop),
      name: 'Petra',
      phone: '+4930901823',
      slotFrom: '2026-11-20T15:30:00.000Z',
      promoCode: 'WALK',
      locale: 'ru',
      lines: [line(shop)],
      ignoreMinimum: true,
      ignoreFullSlot: true,
      deliveryFee: 123,
      idempotencyKey: 'a key of the telephone',
    },
    stored: async () => {
      const order = await shop.db.checkout.findFirstOrThrow({ where: { name: 'Petra' }, include: { lines: true } });
      const lines = order.lines.map(({ variantId, optionIds, quantity, note }) => ({
        variantId,
        optionIds,
        quantity,
        note,
      }));
      return { ...order, lines, promoCode: order.promoCodeText };
    },
    kept: { idempotencyKey: expect.any(String), ignoreMinimum: undefined, ignoreFullSlot: undefined },
  }),
  'placePhoneOrder for a table': async (shop) => ({
    input: { ...pickup(shop), lines: [line(shop)], name: 'Peter', phone: '+4930901824', idempotencyKey: 'a fifth key' },
    kept: { idempotencyKey: expect.any(String), lines: expect.any(Array) },
    stored: () => shop.db.checkout.findFirstOrThrow({ where: { name: 'Peter' }, include: { lines: true } }),
  }),
  'placePhoneOrder for a place': async (shop) => ({
    input: {
      ...place,
      paymentMethodId: globalId('PaymentMethod', shop.world.payment('CARD')),
      lines: [line(shop)],
      name: 'Polly',
      phone: '+4930901825',
      street: 'Garden Street 14',
      idempotencyKey: 'a sixth key',
    },
    kept: { idempotencyKey: expect.any(String), lines: expect.any(Array) },
    stored: () => shop.db.checkout.findFirstOrThrow({ where: { name: 'Polly' }, include: { lines: true } }),
  }),
  placeExternalOrder: async (shop) => ({
    input: {
      ...paidDetails(shop),
      name: 'Wanda',
      phone: '+4930901830',
      slotFrom: '2026-11-20T15:30:00.000Z',
      locale: 'ru',
      source: 'Wolt',
      externalReference: 'W-1',
      isPaid: true,
      commission: 250,
      discount: 100,
      deliveryFee: 200,
      lines: [{ ...line(shop), note: 'Cut', unitPrice: 1234 }],
    },
    stored: async () => {
      const order = await shop.db.checkout.findFirstOrThrow({ where: { name: 'Wanda' }, include: { lines: true } });
      const lines = order.lines.map(({ variantId, optionIds, quantity, note, unitPrice }) => ({
        variantId,
        optionIds,
        quantity,
        note,
        unitPrice,
      }));
      return { ...order, lines, isPaid: order.isPaidElsewhere };
    },
  }),
  'placeExternalOrder for pickup': async (shop) => ({
    input: {
      ...pickup(shop),
      lines: [line(shop)],
      name: 'Willi',
      phone: '+4930901831',
      source: 'Kiosk',
      externalReference: 'K-1',
      isPaid: false,
    },
    kept: { isPaid: false, lines: expect.any(Array) },
    stored: async () => {
      const order = await shop.db.checkout.findFirstOrThrow({ where: { name: 'Willi' }, include: { lines: true } });
      return { ...order, isPaid: order.isPaidElsewhere };
    },
  }),
  'placeExternalOrder for a place': async (shop) => ({
    input: {
      ...place,
      paymentMethodId: globalId('PaymentMethod', shop.world.payment('CASH')),
      changeFrom: 9900,
      lines: [line(shop)],
      name: 'Wera',
      phone: '+4930901832',
      street: 'Garden Street 15',
      source: 'Till',
      externalReference: 'T-1',
      isPaid: false,
    },
    kept: { isPaid: false, lines: expect.any(Array) },
    stored: async () => {
      const order = await shop.db.checkout.findFirstOrThrow({ where: { name: 'Wera' }, include: { lines: true } });
      return { ...order, isPaid: order.isPaidElsewhere };
    },
  }),
};

const line = ({ ids }: InputShop) => ({
  variantId: globalId('Variant', ids.variant),
  optionIds: [globalId('Option', ids.option)],
  quantity: 7,
  note: 'Well done',
});
