import type { Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import { LastAdministrator } from '../refusals';

/**
 * Makes an update that could take the last administrator away, one such update of a shop at a time: two
 * administrators who demote each other at the same moment must not both succeed.
 *
 * @throws {LastAdministrator} when no active administrator would be left; the transaction undoes the update.
 */
export async function keepingAnAdministrator<Result>(
  tx: Transaction,
  channelId: string,
  update: () => Promise<Result>,
): Promise<Result> {
  // The shop's row and not the administrators': what this transaction writes next locks rows of both.
  await sql(tx).query`select 1 from "Channel" where "id" = ${channelId}::uuid for no key update`;
  const result = await update();
  const left = await tx.staffMember.count({ where: { channelId, role: 'ADMIN', isActive: true } });
  if (left === 0) throw new LastAdministrator();
  return result;
}
