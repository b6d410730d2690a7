export const STAFF_PATH = '/command-center/settings/staff';

export function staffMemberPath(id: string): string {
  return `${STAFF_PATH}/${encodeURIComponent(id)}`;
}
