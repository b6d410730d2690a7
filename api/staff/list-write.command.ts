import type { Caller } from '../access/caller';
import type { Permission } from '../access/roles';
import type { Transaction } from '../db/client';
import { lockLists, reordered } from '../db/ordered-list';
import type { Channel } from '../generated/prisma/client';
import { NotFound } from '../kernel/refusals';
import { staffWrite } from './staff-write.command';

interface ListWrite {
  readonly permission: Permission;
  /** The mutation's name, for the audit log. */
  readonly action: string;
}

/**
 * Deletes one row of the caller's shop.
 *
 * @param remove - a `deleteMany` with the given `where`, which keeps it within the shop.
 * @throws {NotFound | Forbidden}
 */
export async function deleteRow<Typename extends string>(
  caller: Caller,
  { typename, id, ...write }: ListWrite & { readonly typename: Typename; readonly id: string },
  remove: (tx: Transaction, where: { id: string; channelId: string }) => PromiseLike<{ count: number }>,
): Promise<{ typename: Typename; id: string }> {
  return staffWrite(caller, write, async (tx) => {
    const { count } = await remove(tx, { id, channelId: caller.channel.id });
    if (count === 0) throw new NotFound();
    return { typename, id };
  });
}

interface OrderedRows {
  /** The list's rows in their present order. */
  readonly read: (tx: Transaction) => PromiseLike<readonly { readonly id: string }[]>;
  readonly write: (tx: Transaction, id: string, position: number) => PromiseLike<unknown>;
}

/**
 * Puts a list of the caller's shop in order.
 *
 * @param ids - first to last; rows that it leaves out stay behind them.
 * @returns the shop as it is afterwards, under which its lists are read.
 * @throws {NotFound | Forbidden}
 */
export async function reorderRows(
  caller: Caller,
  listWrite: ListWrite,
  ids: readonly string[],
  { read, write }: OrderedRows,
): Promise<Channel> {
  const { channel, db } = caller;
  await staffWrite(caller, listWrite, async (tx) => {
    await lockLists(tx, channel.id);
    for (const [position, { id }] of reordered(await read(tx), ids).entries()) await write(tx, id, position);
    return channel;
  });
  return db.channel.findUniqueOrThrow({ where: { id: channel.id } });
}
