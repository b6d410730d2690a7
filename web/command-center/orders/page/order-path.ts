export const ORDERS_PATH = '/command-center/checkout';

/** Page of one order. @param id - its global id. */
export function orderPath(id: string): string {
  return `${ORDERS_PATH}/${encodeURIComponent(id)}`;
}
