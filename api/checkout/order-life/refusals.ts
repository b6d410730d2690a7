import type { OrderStatus } from '../../../domain/order-status';
import { DomainError } from '../../kernel/domain-error';

const NOT_FOUND = 404;
const CONFLICT = 409;

/** No such order, or none that the caller may see: the two look alike. */
export class OrderNotFound extends DomainError {
  readonly code = 'ORDER_NOT_FOUND';
  override readonly httpStatus = NOT_FOUND;
}

/** The order's status does not allow this move. */
export class MoveNotAllowed extends DomainError {
  readonly code = 'MOVE_NOT_ALLOWED';
  override readonly httpStatus = CONFLICT;

  /** @param from - where the order stands now. */
  constructor(
    readonly orderId: string,
    readonly from: OrderStatus,
    readonly to: OrderStatus,
  ) {
    super({ from, to }, ['status']);
  }
}

/** Cancelling needs a reason, and so does a step back. */
export class ReasonRequired extends DomainError {
  readonly code = 'REASON_REQUIRED';

  constructor() {
    super({}, ['reason']);
  }
}

/** Someone else changed the order since the caller read it. */
export class StaleOrder extends DomainError {
  readonly code = 'STALE_ORDER';
  override readonly httpStatus = CONFLICT;

  /** @param status - the present one. */
  constructor(
    readonly orderId: string,
    readonly status: OrderStatus,
  ) {
    super({ status }, ['version']);
  }
}

/** Another courier has the order. */
export class OrderTaken extends DomainError {
  readonly code = 'ORDER_TAKEN';
  override readonly httpStatus = CONFLICT;

  /** @param by - name of who has it. */
  constructor(readonly by: string) {
    super({ name: by });
  }
}

/** The order is handed over or cancelled: neither its time nor anything else of it changes any more. */
export class OrderIsOver extends DomainError {
  readonly code = 'ORDER_IS_OVER';
  override readonly httpStatus = CONFLICT;

  constructor(
    readonly orderId: string,
    readonly status: OrderStatus,
  ) {
    super({ status });
  }
}
