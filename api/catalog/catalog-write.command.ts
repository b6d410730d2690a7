import type { Caller } from '../access/caller';
import type { Permission } from '../access/roles';
import type { Transaction } from '../db/client';
import { lockLists } from '../db/ordered-list';
import type { Prisma } from '../generated/prisma/client';
import { staffWrite } from '../staff-writes/staff-write.command';

/**
 * The frame of every change of the catalog: one writer of a shop at a time, so that limits, places and slugs that were
 * read still hold when they are written.
 *
 * @param action - the mutation's name, for the audit log.
 * @param details - what the audit log keeps in addition.
 * @throws {Forbidden} when the caller may not edit the catalog.
 */
export async function catalogWrite<Subject extends { id: string }>(
  caller: Caller,
  action: string,
  work: (tx: Transaction) => Promise<Subject>,
  permission: Permission = 'catalog',
  details: Prisma.InputJsonObject = {},
): Promise<Subject> {
  return staffWrite(caller, { permission, action, details }, async (tx) => {
    await lockLists(tx, caller.channel.id);
    return work(tx);
  });
}
