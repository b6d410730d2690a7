import type { OrderStatus } from './order-status';

interface CancellableOrder {
  readonly status: OrderStatus;
  /** Whether who asks placed it. */
  readonly isOwn: boolean;
  /** Minor units, and what of it is still to be paid. */
  readonly total: number;
  readonly due: number;
}

/** Whether a shopper may cancel: their own order, before it is accepted, while no money has to go back. */
export function mayShopperCancel({ status, isOwn, total, due }: CancellableOrder): boolean {
  return isOwn && status === 'PLACED' && due === total;
}
