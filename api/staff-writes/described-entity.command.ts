import type { Change, Entity, Fields, New } from '../../domain/entities/entity';
import type { Caller } from '../access/caller';
import type { Permission } from '../access/roles';
import type { Transaction } from '../db/client';
import type { OrderedTable } from '../db/ordered-list';
import { inputReader, type OwnRules } from '../kernel/field-rules';
import { type ListTable, orderedStaffEntity, type Stored } from './staff-entity.command';

/** The columns that say in which of several lists a row stands; none where the shop has one. */
type ListOf<Described extends Entity, Row> = Pick<Row, Extract<Described['within'], keyof Row>>;

/** The same of a described table: what its fields hold fits its columns. */
interface DescribedTable<All extends Fields, Row, List>
  extends ListTable<Row, Change<All> & { position?: number }, List> {
  readonly create: (query: { data: New<All> & { channelId: string; position: number } }) => PromiseLike<Row>;
}

interface Options<Described extends Entity, Row> {
  readonly permission: Permission;
  /** Its delegate: `(tx) => tx.warehouse`. */
  readonly table: (tx: Transaction) => DescribedTable<Described['fields'], Row, ListOf<Described, Row>>;
  readonly rules?: OwnRules<Described['fields']>;
  /**
   * Asked before a row is written, new (`stored` is null) or changed: refuses by throwing.
   *
   * @param next - the fields that the input names.
   */
  readonly check?: (
    tx: Transaction,
    caller: Caller,
    next: Change<Described['fields']>,
    stored: Row | null,
  ) => Promise<void>;
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
>(entity: Described, { permission, table, rules, check, removing }: Options<Described, Row>) {
  const { typename, limit, fields, within } = entity;
  const { readNew, readChange } = inputReader<Described['fields']>(fields, rules);
  const rows = orderedStaffEntity({ typename, permission, table, limit });
  /** The list that a row stands in. */
  const listOf = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name === within)) as ListOf<Described, Row>;

  return {
    ...rows,

    /** A new row goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
    async create(caller: Caller, input: object): Promise<Row> {
      const data = readNew(caller.channel, input);
      return rows.create(caller, async (tx) => {
        await check?.(tx, caller, data, null);
        return table(tx).create({ data: { ...data, ...(await rows.end(tx, caller, listOf(data))) } });
      });
    },

    /** Changes what the input names; a row that changes the list goes behind the others there. @throws {InvalidInput | NotFound | Conflict | TooManyEntries | Forbidden} */
    async update(caller: Caller, input: object): Promise<Row> {
      const { id, version, change } = readChange(caller.channel, input);
      return rows.update(caller, { id, version, change }, async (tx, stored) => {
        await check?.(tx, caller, change, stored);
        const list = listOf({ ...stored, ...change });
        if (JSON.stringify(list) === JSON.stringify(listOf(stored))) return;
        const { position } = await rows.end(tx, caller, list);
        // The compiler takes no intersection apart whose fields it does not know yet.
        return { position } as Change<Described['fields']> & { position: number };
      });
    },

    /** @throws {NotFound | Forbidden} */
    remove: (caller: Caller, id: string) => rows.remove(caller, id, removing && ((tx) => removing(tx, caller, id))),

    /** @throws {NotFound | Forbidden} */
    reorder: (caller: Caller, { ids, ...list }: { readonly ids: readonly string[] }) =>
      rows.reorder(caller, ids, listOf(list)),
  };
}
