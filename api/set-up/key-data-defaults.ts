import type { Prisma } from '../generated/prisma/client';
import { type KeyData, toColumns } from './key-data';

const DAYS_OF_THE_WEEK = 7;
const OPENING_HOURS = [{ from: '10:00', to: '22:00' }];

/**
 * A new shop that could take its first order as soon as it has a menu: open every day, delivery and pickup from one
 * kitchen, cash and card. Staff change any of it later; a fee, limits and zones are theirs to decide.
 */
export function newShop(keyData: KeyData): Prisma.ChannelCreateInput {
  const columns = toColumns(keyData);
  return {
    ...columns,
    isPickupAvailable: true,
    isDeliveryAvailable: true,
    workingDays: {
      create: Array.from({ length: DAYS_OF_THE_WEEK }, (_, index) => ({ index, intervals: OPENING_HOURS })),
    },
    paymentMethods: {
      create: [
        { type: 'CASH', name: { en: 'Cash', ru: 'Наличными' }, position: 0 },
        { type: 'CARD', name: { en: 'Card on delivery', ru: 'Картой при получении' }, position: 1 },
      ],
    },
    warehouses: { create: [{ name: columns.name, phone: keyData.phone }] },
  };
}
