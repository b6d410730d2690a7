import { pathId } from '../../kit/page/path-id';

/** The list of zones. */
export const ZONES_PATH = '/command-center/settings/orders/zone';

/** Page of one zone. @param id - its global id, or `new`. */
export function zonePath(id: string): string {
  return `${ZONES_PATH}/${pathId(id)}`;
}
