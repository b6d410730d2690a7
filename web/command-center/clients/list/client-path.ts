import { pathId } from '../../kit/page/path-id';

export const CLIENTS_PATH = '/command-center/client';

/** Page of one client. @param id - its global id. */
export function clientPath(id: string): string {
  return `${CLIENTS_PATH}/${pathId(id)}`;
}
