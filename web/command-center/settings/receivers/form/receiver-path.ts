import { pathId } from '../../../kit/page/path-id';

export const RECEIVERS_PATH = '/command-center/receiver';

export function receiverPath(id: string): string {
  return `${RECEIVERS_PATH}/${pathId(id)}`;
}
