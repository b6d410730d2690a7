import { pathId } from '../../kit/page/path-id';

/** The list of the kitchens. */
export const WAREHOUSES_PATH = '/command-center/warehouse';

/** @param id - of the warehouse; `new` for one that is not there yet. */
export function warehousePath(id: string): string {
  return `${WAREHOUSES_PATH}/${pathId(id)}`;
}
