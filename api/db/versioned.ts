import { Conflict, NotFound } from '../kernel/refusals';

/**
 * A write that counts only while the row still has the version that the writer read.
 *
 * @param write - an `updateMany` whose `where` names the row, its shop and the version, and which raises the version.
 * @param read - the row as it stands afterwards.
 * @throws {NotFound} when there is no such row in this shop.
 * @throws {Conflict} when someone else saved first; nothing has been written then.
 */
export async function updateVersioned<Row>(
  write: PromiseLike<{ count: number }>,
  read: () => PromiseLike<Row | null>,
): Promise<Row> {
  const { count } = await write;
  const row = await read();
  if (row === null) throw new NotFound();
  if (count === 0) throw new Conflict();
  return row;
}
