import { ACTIVE_STATUSES } from '../../../../domain/order-status';
import { ORDERS_PATH } from '../page/order-path';
import type { BoardStatus } from './drop-rule';

/** What phones show one at a time: a column, or the orders for a later time. */
export type BoardTab = BoardStatus | 'LATER';

/** @param status - from the address; an unknown one means the new orders. */
export function toBoardTab(status: string | null): BoardTab {
  return status === 'LATER' ? 'LATER' : (ACTIVE_STATUSES.find((column) => column === status) ?? 'PLACED');
}

export function boardPath(tab: BoardTab): string {
  return `${ORDERS_PATH}?status=${tab}`;
}
