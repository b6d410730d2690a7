import type { Reader } from '../../db/client';

/** Names of staff members by id; who was removed since is absent. */
export async function readStaffNames(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.staffMember.findMany({ where: { id: { in: [...ids] } }, select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The same for a field that is loaded for many at once: in the order of the ids. */
export async function loadStaffNames(ids: readonly string[], { db }: { readonly db: Reader }) {
  const names = await readStaffNames(db, ids);
  return ids.map((id) => names.get(id) ?? null);
}
