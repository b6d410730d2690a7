import type { Change, Entity, Fields, New } from '../../domain/entities/entity';
import type { Caller } from '../access/caller';
import type { Permission } from '../access/roles';
import type { Transaction } from '../db/client';
import type { OrderedTable } from '../db/ordered-list';
import type { Channel } from '../generated/prisma/client';
import { inputReader, type OutputOf, type OwnRules } from '../kernel/field-rules';
import { NotFound } from '../kernel/refusals';
import { type ListTable, orderedStaffEntity, type Stored } from './staff-entity.command';

/** The columns that say in which of several lists a row stands; none where the shop has one. */
type ListOf<Described extends Entity, Row> = Pick<Row, Extract<Described['within'], keyof Row>>;

interface OfShop {
  readonly channelId: string;
}

/** The same of a described table: what its fields hold, and what completes them, fits its columns. */
interface DescribedTable<All extends Fields, Own, Completed, Row, List, Scope>
  extends ListTable<
    Row,
    Omit<Change<All, Own>, keyof Completed> & Partial<Completed> & { position?: number },
    List,
    NoInfer<Scope>
  > {
  readonly create: (query: {
    data: Omit<New<All, Own>, keyof Completed> &
      Completed & { position: number } & (Scope extends OfShop ? OfShop : object);
  }) => PromiseLike<Row>;
}

type Next<Described extends Entity, Rules> = Change<Described['fields'], OutputOf<Rules>>;

interface Options<Described extends Entity, Rules, Completed, Row, Scope, Parent> {
  readonly permission: Permission;
  /** Its delegate: `(tx) => tx.warehouse`. */
  readonly table: (
    tx: Transaction,
  ) => DescribedTable<Described['fields'], OutputOf<Rules>, Completed, Row, ListOf<Described, Row>, Scope>;
  readonly rules?: Rules;
  /** How the shop is reached from a row, where that has no `channelId`: `(channelId) => ({ product: { channelId } })`. */
  readonly scope?: (channelId: string) => Scope;
  /** The row that `within` names, which has to be there. */
  readonly parent?: (tx: Transaction, id: string, channelId: string) => PromiseLike<Parent | null>;
  /**
   * Asked before a row is written, new (`stored` is null) or changed: refuses by throwing.
   *
   * @param next - the fields that the input names.
   */
  readonly check?: (tx: Transaction, caller: Caller, next: Next<Described, Rules>, stored: Row | null) => Promise<void>;
  /**
   * Columns that come to the fields or take their place.
   *
   * @param whole - the fields as they will be, those that stay too.
   */
  readonly complete?: (
    tx: Transaction,
    caller: Caller,
    whole: New<Described['fields'], OutputOf<Rules>>,
    stored: Row | null,
  ) => Promise<Completed>;
  /** Asked before a row goes: what goes with it, or is in its way. */
  readonly removing?: (tx: Transaction, caller: Caller, id: string) => Promise<void>;
}

/**
 * The four commands of a described entity whose rows staff put in order, and the frame for further ones. Each refuses what its
 * rules, its limit and its permission do not allow.
 *
 * @example export const warehouses = describedList(warehouse, { permission: 'settings', table: (tx) => tx.warehouse });
 */
export function describedList<
  Described extends Entity & { readonly typename: OrderedTable; readonly limit: number },
  Row extends Stored,
  Rules extends OwnRules<Described['fields']> = Record<never, never>,
  Completed = Record<never, never>,
  Scope = OfShop,
  Parent extends { readonly id: string } = Channel,
>(entity: Described, options: Options<Described, Rules, Completed, Row, Scope, Parent>) {
  const { typename, limit, fields, within, plural } = entity;
  const { permission, table, rules, scope, parent, check, complete, removing } = options;
  const { readNew, readChange } = inputReader<Described['fields'], Rules>(fields, rules);
  const rows = orderedStaffEntity({ typename, plural, permission, table, limit, scope });
  /** The list that a row stands in. */
  const listOf = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name === within)) as ListOf<Described, Row>;

  /** @throws {NotFound} */
  async function parentOf(tx: Transaction, { channel }: Caller, row: object): Promise<Parent> {
    const found = await parent?.(tx, String(Object.values(listOf(row))), channel.id);
    if (!found) throw new NotFound({}, ['input', `${within}`]);
    return found;
  }

  return {
    ...rows,

    /** A new row goes behind the others. @throws {InvalidInput | NotFound | TooManyEntries | Forbidden} */
    async create(caller: Caller, input: object): Promise<Row> {
      const next = readNew(caller.channel, input);
      return rows.create(caller, async (tx) => {
        if (parent) await parentOf(tx, caller, next);
        await check?.(tx, caller, next, null);
        const shop = scope ? {} : { channelId: caller.channel.id };
        const position = await rows.end(tx, caller, listOf(next));
        const data = { ...next, ...(await complete?.(tx, caller, next, null)), ...shop, position };
        // The compiler takes no intersection apart whose fields it does not know yet.
        return table(tx).create({ data } as never);
      });
    },

    /** Changes what the input names; a row that changes the list goes behind the others there. @throws {InvalidInput | NotFound | Conflict | TooManyEntries | Forbidden} */
    async update(caller: Caller, input: object): Promise<Row> {
      const { id, version, change } = readChange(caller.channel, input);
      return rows.update(caller, { id, version, change: change as never }, async (tx, stored) => {
        await check?.(tx, caller, change, stored);
        const list = listOf({ ...stored, ...change });
        const isElsewhere = JSON.stringify(list) !== JSON.stringify(listOf(stored));
        const position = isElsewhere && { position: await rows.end(tx, caller, list) };
        // As above.
        return { ...(await complete?.(tx, caller, { ...stored, ...change } as never, stored)), ...position } as never;
      });
    },

    /** @throws {NotFound | Forbidden} */
    remove: (caller: Caller, id: string) => rows.remove(caller, id, removing && ((tx) => removing(tx, caller, id))),

    /** @returns what the list is read under: the row that `within` names, else the shop. @throws {NotFound | Forbidden} */
    reorder: (caller: Caller, { ids, ...list }: { readonly ids: readonly string[] }): Promise<Parent> =>
      (parent
        ? rows.reorderUnder(caller, ids, (tx) => parentOf(tx, caller, list), listOf(list))
        : rows.reorder(caller, ids, listOf(list))) as Promise<Parent>,
  };
}
