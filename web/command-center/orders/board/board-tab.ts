import { ACTIVE_STATUSES } from '../../../../domain/order-status';
import { ORDERS_PATH } from '../page/order-path';

/** The columns: orders of now by status, and those for a later time. Phones show one at a time. */
export const BOARD_COLUMNS = [...ACTIVE_STATUSES, 'LATER'] as const;

export type BoardColumnName = (typeof BOARD_COLUMNS)[number];

/** @param status - from the address; an unknown one means the new orders. */
export function toBoardTab(status: string | null): BoardColumnName {
  return BOARD_COLUMNS.find((column) => column === status) ?? 'PLACED';
}

export function boardPath(tab: BoardColumnName): string {
  return `${ORDERS_PATH}?status=${tab}`;
}
