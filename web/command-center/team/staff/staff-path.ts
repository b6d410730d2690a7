import { pathId } from '../../kit/page/path-id';

export const STAFF_PATH = '/command-center/settings/staff';

export function staffMemberPath(id: string): string {
  return `${STAFF_PATH}/${pathId(id)}`;
}
