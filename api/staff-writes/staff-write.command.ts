import { type Author, type Caller, requirePermission } from '../access/caller';
import type { Permission } from '../access/roles';
import type { Transaction } from '../db/client';
import { notify } from '../db/notifications';
import { transaction } from '../db/transaction';
import type { Prisma } from '../generated/prisma/client';
import { watchShop } from '../shop-news/watch-shop.store';
import { writeAudit } from './audit.store';
import { notedChanges } from './changes.store';

interface StaffWrite {
  readonly permission: Permission;
  /** What the audit log calls it: the mutation's name. */
  readonly action: string;
  /** What else the audit log keeps; never a secret. */
  readonly details?: Prisma.InputJsonObject;
  /** Shoppers see nothing of it: no catalog is read again for it. */
  readonly isUnseen?: boolean;
  /** Milliseconds that it may take, where that is more than usual. */
  readonly timeout?: number;
}

/**
 * The frame of every staff write: the permission, one transaction, and a line in the audit log. Most of them can change
 * what shoppers see, so the catalog's revision goes up, every node gets a notice when the transaction commits, and receivers that
 * listen get what changed.
 *
 * @param work - does the writing and answers with the row that the write is about.
 * @throws {Forbidden} when the caller may not do this; nothing has been written then.
 */
export async function staffWrite<Subject extends { id: string }>(
  caller: Caller,
  { permission, action, details = {}, isUnseen = false, timeout }: StaffWrite,
  work: (tx: Transaction, actor: Author) => Promise<Subject>,
): Promise<Subject> {
  const { actor, channel, db } = caller;
  requirePermission(actor, permission);
  const write = async (tx: Transaction) => {
    const tellChanges = isUnseen ? null : await watchShop(tx, channel);
    const subject = await work(tx, actor);
    await tellChanges?.(caller.now());
    await writeAudit(
      tx,
      { actor, channel },
      { action, subjectId: subject.id, details: { ...details, ...notedChanges(tx) } },
    );
    if (!isUnseen) await touchCatalog(tx, channel.id);
    return subject;
  };
  return transaction(db, write, timeout);
}

/** Raises the revision that ETags and live catalogs hang on. */
export async function touchCatalog(tx: Transaction, channelId: string): Promise<void> {
  const { catalogRevision } = await tx.channel.update({
    where: { id: channelId },
    data: { catalogRevision: { increment: 1 } },
    select: { catalogRevision: true },
  });
  await notify(tx, 'catalog', { channelId, revision: catalogRevision });
}
