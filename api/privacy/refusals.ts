import { DomainError } from '../kernel/domain-error';

const CONFLICT = 409;
/** Numbers that a message spells out; who has more orders under way reads how many there are. */
const NAMED = 5;

/** Somebody is still cooking for them: their name and address are needed until it is handed over or cancelled. */
export class OrdersNotOver extends DomainError {
  readonly code = 'ORDERS_NOT_OVER';
  override readonly httpStatus = CONFLICT;

  /** @param numbers - of the orders, as people call them. */
  constructor(readonly numbers: readonly string[]) {
    super({ count: numbers.length, numbers: numbers.slice(0, NAMED).join(', ') });
  }
}

/** An order of theirs is on its way to a receiver at this moment. */
export class DeliveryUnderWay extends DomainError {
  readonly code = 'DELIVERY_UNDER_WAY';
  override readonly httpStatus = CONFLICT;
}
