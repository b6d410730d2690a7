import { refusal } from '../kernel/refusal';

/** Numbers that a message spells out; who has more orders under way reads how many there are. */
const NAMED = 5;

export class OrdersNotOver extends refusal(
  'ORDERS_NOT_OVER',
  409,
  'Orders that are neither handed over nor cancelled.',
) {
  /** @param numbers - of the orders, as people call them. */
  constructor(readonly numbers: readonly string[]) {
    super({ count: numbers.length, numbers: numbers.slice(0, NAMED).join(', ') });
  }
}

export class DeliveryUnderWay extends refusal(
  'DELIVERY_UNDER_WAY',
  409,
  'An order is on its way to a receiver at this moment.',
) {}
