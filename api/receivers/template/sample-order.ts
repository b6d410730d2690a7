import { describeOrder } from './describe-order';
import type { OrderObject } from './order-object';

/** The shop that the sample is an order of; a channel's row fits. */
export interface SampleShop {
  readonly id: string;
  readonly name: unknown;
  readonly phone: string | null;
  readonly timeZone: string;
  readonly defaultLocale: string;
  readonly currencyCode: string;
}

const ID = '00000000-0000-7000-8000-000000000000';
const option = (sku: string) => ({ id: ID, sku });

/** An example order, with the quotes, signs and line breaks that real ones have. */
export function sampleOrder(shop: SampleShop, now: Date): OrderObject {
  const texts = (en: string, ru: string) => ({ en, ru });
  return describeOrder(
    {
      id: ID,
      token: 'this-order-never-was',
      zoneId: ID,
      warehouseId: ID,
      paymentMethodId: ID,
      number: '2411-0042',
      status: 'PLACED',
      cancelReason: null,
      cancelCode: null,
      placedAt: now,
      locale: shop.defaultLocale,
      currencyCode: shop.currencyCode,
      productsCost: 3480,
      discount: 0,
      promoCodeText: null,
      promoDiscount: null,
      deliveryFee: 300,
      deliveryTaxRate: 2000,
      tip: null,
      total: 3780,
      weight: 1240,
      name: 'Maria «Masha» O\'Neil "test" 🍕',
      phone: '+12025550123',
      deliveryMethod: 'DELIVERY',
      street: '12 Garden Street',
      apartment: '7',
      intercom: '7B',
      entrance: '2',
      floor: '3',
      courierNote: 'Please do not ring,\nthe baby is asleep',
      kitchenNote: 'No onions & <no> garlic',
      handover: 'HAND',
      arrival: 'CALL',
      cutlery: 2,
      table: null,
      source: null,
      externalReference: null,
      isPaidElsewhere: false,
      isTest: false,
      moneyState: null,
      dueOnReceiving: 0,
      latitude: 41.6938,
      longitude: 44.8015,
      zoneName: texts('Old Town', 'Старый город'),
      warehouseName: texts('Old Town kitchen', 'Кухня в старом городе'),
      timeKind: 'ASAP',
      slotFrom: null,
      slotTo: null,
      promisedAt: now,
      preparationMinutes: null,
      paymentType: 'CASH',
      paymentName: texts('Cash', 'Наличные'),
      changeFrom: 5000,
      channel: shop,
      lines: [
        {
          id: ID,
          variantId: ID,
          productName: texts('Margherita', 'Маргарита'),
          variantName: texts('30 cm', '30 см'),
          sku: 'PZ-30',
          quantity: 2,
          weight: 450,
          unit: 'G',
          options: [
            {
              ...option('CR-THIN'),
              kind: 'DEFAULT',
              group: texts('Crust', 'Тесто'),
              name: texts('Thin', 'Тонкое'),
              priceDifference: 0,
            },
            {
              ...option('EX-CHEESE'),
              kind: 'EXTRA',
              group: texts('Extras', 'Добавки'),
              name: texts('More cheese', 'Больше сыра'),
              priceDifference: 150,
            },
          ],
          unitPrice: 1450,
          note: 'Cut into eight',
          taxRate: 1000,
        },
        {
          id: ID,
          variantId: ID,
          productName: texts('Berry drink', 'Морс'),
          variantName: {},
          sku: null,
          quantity: 1,
          weight: 340,
          unit: 'ML',
          options: [],
          unitPrice: 580,
          note: null,
          taxRate: 2000,
        },
      ],
    },
    { pages: null },
  );
}
