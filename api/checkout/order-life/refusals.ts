import type { OrderStatus } from '../../../domain/order-status';
import { refusal } from '../../kernel/refusal';

export class OrderNotFound extends refusal('ORDER_NOT_FOUND', 404, 'No such order, or none that the caller may see.') {}

export class MoveNotAllowed extends refusal(
  'MOVE_NOT_ALLOWED',
  409,
  'The order can’t go from where it stands to there.',
) {
  /** @param from - where the order stands now. */
  constructor(
    readonly orderId: string,
    readonly from: OrderStatus,
    readonly to: OrderStatus,
  ) {
    super({ from, to }, ['status']);
  }
}

export class ReasonRequired extends refusal(
  'REASON_REQUIRED',
  422,
  'Cancelling an order and taking it back require a reason.',
  ['reason'],
) {}

export class StaleOrder extends refusal(
  'STALE_ORDER',
  409,
  'Someone else changed the order since the caller read it.',
) {
  /** @param status - the present one. */
  constructor(
    readonly orderId: string,
    readonly status: OrderStatus,
  ) {
    super({ status }, ['version']);
  }
}

export class OrderTaken extends refusal('ORDER_TAKEN', 409, 'Another courier has the order.') {
  /** @param by - name of who has it. */
  constructor(readonly by: string) {
    super({ name: by });
  }
}

export class OrderIsOver extends refusal(
  'ORDER_IS_OVER',
  409,
  'The order is handed over or cancelled: it can’t be changed any more.',
) {
  constructor(
    readonly orderId: string,
    readonly status: OrderStatus,
  ) {
    super({ status });
  }
}
