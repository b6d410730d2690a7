import type { Author, Caller } from '../access/caller';
import type { Permission } from '../access/roles';
import type { Transaction } from '../db/client';
import { lockLists, type OrderedTable, positionAtEnd, reordered, writePositions } from '../db/ordered-list';
import type { Channel, Prisma } from '../generated/prisma/client';
import { IN_PLACE } from '../kernel/in-place';
import { Conflict, NotFound } from '../kernel/refusals';
import { noteChanges } from './changes.store';
import { staffWrite } from './staff-write.command';

export interface Stored {
  readonly id: string;
  readonly version: number;
}

/** By which rows of this shop are found. */
interface OfShop {
  readonly channelId: string;
}

/** What is asked of a table. A Prisma delegate fits where the model has `id`, `version` and a way to the shop. */
interface Table<Row, Change, Scope> {
  readonly findFirst: (query: { where: { id: string } & Scope }) => PromiseLike<Row | null>;
  readonly updateManyAndReturn: (query: {
    where: { id: string; version: number } & Scope;
    data: Change & { version: { increment: number } };
  }) => PromiseLike<Row[]>;
  readonly deleteMany: (query: { where: { id: string } & Scope }) => PromiseLike<{ count: number }>;
}

/** The same of a table whose rows stand in an order that staff give. */
export interface ListTable<Row, Change, Among, Scope> extends Table<Row, Change, Scope> {
  readonly findMany: (query: {
    where: Scope & { AND?: Among };
    orderBy: typeof IN_PLACE;
    select: { id: true; position: true };
  }) => PromiseLike<readonly { readonly id: string; readonly position: number }[]>;
}

interface Options<Typename extends string, Scope> {
  /** The GraphQL type. The audit log names the writes after it: `createWarehouse`. */
  readonly typename: Typename;
  readonly permission: Permission;
  /** Shoppers see nothing of it: no catalog is read again for it. */
  readonly isUnseen?: boolean;
  /** How the shop is reached from a row, where that has no `channelId`: `(channelId) => ({ product: { channelId } })`. */
  readonly scope?: (channelId: string) => Scope;
}

/**
 * The writes of something that a shop has several of. Each asks for the permission and does all of its work in one
 * transaction, which holds the shop's lists, writes the audit line and raises the catalog's revision. Input is parsed
 * before, by the command that knows its type.
 *
 * @param table - its delegate: `(tx) => tx.promoCode`.
 */
export function staffEntity<Typename extends string, Row extends Stored, Change, Scope = OfShop>({
  typename,
  table,
  scope,
  ...frame
}: Options<Typename, Scope> & { readonly table: (tx: Transaction) => Table<Row, Change, NoInfer<Scope>> }) {
  // Without `scope` nothing but the default says what it is.
  const keyOf = (caller: Caller, id: string) => ({ ...inShop(caller, scope), id }) as { id: string } & Scope;

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
        const key = keyOf(caller, id);
        const stored = await table(tx).findFirst({ where: key });
        if (!stored) throw new NotFound();
        const read = version ?? stored.version;
        if (stored.version !== read) throw new Conflict();
        const data = { ...change, ...(await complete?.(tx, stored)), version: { increment: 1 } };
        const [row] = await table(tx).updateManyAndReturn({ where: { ...key, version: read }, data });
        if (!row) throw new Conflict();
        noteChanges(tx, typename, stored, row);
        return row;
      }),

    /** @param before - what goes with it, or is in its way. @throws {NotFound | Forbidden} */
    remove: (caller: Caller, id: string, before?: (tx: Transaction) => Promise<void>) =>
      write(caller, `delete${typename}`, async (tx) => {
        await before?.(tx);
        const { count } = await table(tx).deleteMany({ where: keyOf(caller, id) });
        if (count === 0) throw new NotFound();
        return { typename, id };
      }),
  };
}

function inShop<Scope>({ channel: { id } }: Caller, scope?: (channelId: string) => Scope): Scope | OfShop {
  return scope?.(id) ?? { channelId: id };
}

/**
 * A staff entity whose rows stand in an order that staff give.
 *
 * @param limit - so many rows, of those that stand in one list.
 */
export function orderedStaffEntity<Typename extends OrderedTable, Row extends Stored, Change, Among, Scope = OfShop>({
  limit,
  plural,
  ...options
}: Options<Typename, Scope> & {
  readonly table: (tx: Transaction) => ListTable<Row, Change, Among, NoInfer<Scope>>;
  readonly limit: number;
  /** Where it is not an “s” more. */
  readonly plural?: string;
}) {
  const { typename, table, scope } = options;
  const entity = staffEntity(options);
  const select = { id: true, position: true } as const;
  const rowsOf = (tx: Transaction, caller: Caller, among?: Among) => {
    // As above.
    const where = { ...inShop(caller, scope), AND: among } as Scope & { AND?: Among };
    return table(tx).findMany({ where, orderBy: IN_PLACE, select });
  };

  /**
   * @param ids - first to last; rows that it leaves out stay behind them.
   * @param listed - what the list is read under.
   * @param among - which rows, where the shop has several lists of them.
   * @throws {NotFound | Forbidden}
   */
  const reorderUnder = <Listed extends { id: string }>(
    caller: Caller,
    ids: readonly string[],
    listed: (tx: Transaction) => Promise<Listed>,
    among?: Among,
  ): Promise<Listed> =>
    entity.write(caller, `reorder${plural ?? `${typename}s`}`, async (tx) => {
      const subject = await listed(tx);
      await writePositions(tx, typename, reordered(await rowsOf(tx, caller, among), ids));
      return subject;
    });

  return {
    ...entity,

    /**
     * The place behind the others.
     *
     * @param among - which others, where the shop has several lists of them.
     * @throws {TooManyEntries}
     */
    end: async (tx: Transaction, caller: Caller, among?: Among): Promise<number> =>
      positionAtEnd(await rowsOf(tx, caller, among), limit),

    reorderUnder,

    /** @returns the shop as it is afterwards, under which its lists are read. @throws {NotFound | Forbidden} */
    async reorder(caller: Caller, ids: readonly string[], among?: Among): Promise<Channel> {
      const { channel, db } = caller;
      await reorderUnder(caller, ids, async () => channel, among);
      return db.channel.findUniqueOrThrow({ where: { id: channel.id } });
    },
  };
}
