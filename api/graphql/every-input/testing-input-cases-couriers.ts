import { globalId } from '../testing';
import type { InputCase, InputShop } from './testing-input-shop';

const delivery = ({ db }: InputShop) =>
  db.checkout.findFirstOrThrow({ where: { name: 'Petra', deliveryMethod: 'DELIVERY' } });

const staffMemberId = ({ staff: { actor } }: InputShop) => (actor.kind === 'staff' ? actor.staffMemberId : '');

/** Of an order that is placed by telephone before. */
export const courierCases: Readonly<Record<string, InputCase>> = {
  assignCourier: async (shop) => {
    const { id } = await delivery(shop);
    return {
      input: {
        id: globalId('Checkout', id),
        courierId: globalId('StaffMember', staffMemberId(shop)),
        seenCourierId: null,
      },
      kept: { seenCourierId: undefined },
      stored: () => delivery(shop),
    };
  },
  moveCourierOrder: async (shop) => {
    const { id } = await delivery(shop);
    await shop.db.checkout.update({ where: { id }, data: { status: 'OUT_FOR_DELIVERY' } });
    return {
      input: { id: globalId('Checkout', id), to: 'COMPLETED', cashCollected: 2345 },
      stored: async () => {
        const order = await delivery(shop);
        return { ...order, to: order.status };
      },
    };
  },
};
