import type { Author, Caller } from '../access/caller';
import type { Permission } from '../access/roles';
import type { Transaction } from '../db/client';
import { lockLists, type OrderedTable, positionAtEnd, reordered, writePositions } from '../db/ordered-list';
import type { Channel, Prisma } from '../generated/prisma/client';
import { IN_PLACE } from '../kernel/in-place';
import { Conflict, NotFound } from '../kernel/refusals';
import { staffWrite } from './staff-write.command';

export interface Stored {
  readonly id: string;
  readonly version: number;
}

interface Key {
  readonly id: string;
  readonly channelId: string;
}

/** What is asked of a table. A Prisma delegate fits where the model has `id`, `channelId` and `version`. */
interface Table<Row, Change> {
  readonly findFirst: (query: { where: Key }) => PromiseLike<Row | null>;
  readonly updateManyAndReturn: (query: {
    where: Key & { version: number };
    data: Change & { version: { increment: number } };
  }) => PromiseLike<Row[]>;
  readonly deleteMany: (query: { where: Key }) => PromiseLike<{ count: number }>;
}

/** The same of a table whose rows stand in an order that staff give. */
export interface ListTable<Row, Change, Among> extends Table<Row, Change> {
  readonly findMany: (query: {
    where: { channelId: string; AND?: Among };
    orderBy: typeof IN_PLACE;
    select: { id: true; position: true };
  }) => PromiseLike<readonly { readonly id: string; readonly position: number }[]>;
}

interface Options<Typename extends string> {
  /** The GraphQL type. The audit log names the writes after it: `createWarehouse`. */
  readonly typename: Typename;
  readonly permission: Permission;
  /** Shoppers see nothing of it: no catalog is read again for it. */
  readonly isUnseen?: boolean;
}

/**
 * The writes of something that a shop has several of. Each asks for the permission and does all of its work in one
 * transaction, which holds the shop's lists, writes the audit line and raises the catalog's revision. Input is parsed
 * before, by the command that knows its type.
 *
 * @param table - its delegate: `(tx) => tx.promoCode`.
 */
export function staffEntity<Typename extends string, Row extends Stored, Change>({
  typename,
  table,
  ...frame
}: Options<Typename> & { readonly table: (tx: Transaction) => Table<Row, Change> }) {
  /** The frame alone, for any other write than those below. @param action - the mutation's name. */
  async function write<Subject extends { id: string }>(
    caller: Caller,
    action: string,
    work: (tx: Transaction, actor: Author) => Promise<Subject>,
    details?: Prisma.InputJsonObject,
  ): Promise<Subject> {
    return staffWrite(caller, { ...frame, action, details }, async (tx, actor) => {
      await lockLists(tx, caller.channel.id);
      return work(tx, actor);
    });
  }

  return {
    write,

    /** @param details - what else the audit log keeps. @throws {Forbidden} */
    create: (caller: Caller, work: (tx: Transaction) => Promise<Row>, details?: Prisma.InputJsonObject) =>
      write(caller, `create${typename}`, work, details),

    /**
     * @param version - the one that was read; without it the change is made, even after a faster one.
     * @param complete - asked of the row as it stands before anything is written: refuses by throwing, and answers with
     *   further columns to change.
     * @throws {NotFound | Conflict | Forbidden}
     */
    update: (
      caller: Caller,
      { id, version, change }: { id: string; version: number | null | undefined; change: Change },
      complete?: (tx: Transaction, stored: Row) => Promise<Partial<Change> | undefined>,
    ): Promise<Row> =>
      write(caller, `update${typename}`, async (tx) => {
        const key = { id, channelId: caller.channel.id };
        const stored = await table(tx).findFirst({ where: key });
        if (!stored) throw new NotFound();
        const read = version ?? stored.version;
        if (stored.version !== read) throw new Conflict();
        const data = { ...change, ...(await complete?.(tx, stored)), version: { increment: 1 } };
        const [row] = await table(tx).updateManyAndReturn({ where: { ...key, version: read }, data });
        if (!row) throw new Conflict();
        return row;
      }),

    /** @param before - what goes with it, or is in its way. @throws {NotFound | Forbidden} */
    remove: (caller: Caller, id: string, before?: (tx: Transaction) => Promise<void>) =>
      write(caller, `delete${typename}`, async (tx) => {
        await before?.(tx);
        const { count } = await table(tx).deleteMany({ where: { id, channelId: caller.channel.id } });
        if (count === 0) throw new NotFound();
        return { typename, id };
      }),
  };
}

/**
 * A staff entity whose rows stand in an order that staff give.
 *
 * @param limit - so many rows, of those that stand in one list.
 */
export function orderedStaffEntity<Typename extends OrderedTable, Row extends Stored, Change, Among>({
  limit,
  ...options
}: Options<Typename> & {
  readonly table: (tx: Transaction) => ListTable<Row, Change, Among>;
  readonly limit: number;
}) {
  const { typename, table } = options;
  const entity = staffEntity(options);
  const select = { id: true, position: true } as const;
  const rowsOf = (tx: Transaction, channelId: string, among?: Among) =>
    table(tx).findMany({ where: { channelId, AND: among }, orderBy: IN_PLACE, select });

  return {
    ...entity,

    /**
     * The columns that put a new row behind the others.
     *
     * @param among - which others, where the shop has several lists of them.
     * @throws {TooManyEntries}
     */
    async end(tx: Transaction, { channel }: Caller, among?: Among): Promise<{ channelId: string; position: number }> {
      return { channelId: channel.id, position: positionAtEnd(await rowsOf(tx, channel.id, among), limit) };
    },

    /**
     * @param ids - first to last; rows that it leaves out stay behind them.
     * @returns the shop as it is afterwards, under which its lists are read.
     * @throws {NotFound | Forbidden}
     */
    async reorder(caller: Caller, ids: readonly string[], among?: Among): Promise<Channel> {
      const { channel, db } = caller;
      await entity.write(caller, `reorder${typename}s`, async (tx) => {
        await writePositions(tx, typename, reordered(await rowsOf(tx, channel.id, among), ids));
        return channel;
      });
      return db.channel.findUniqueOrThrow({ where: { id: channel.id } });
    },
  };
}
