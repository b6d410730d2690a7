import type { MenuTables, TableName } from '../tables/menu-tables';

export interface RowChange<Row> {
  readonly before: Row;
  readonly after: Row;
  /** Columns that differ. */
  readonly columns: readonly string[];
}

export interface TableDifference<Row> {
  readonly created: readonly Row[];
  readonly changed: readonly RowChange<Row>[];
  readonly left: readonly Row[];
  readonly removed: readonly Row[];
}

export type RowOf<Table extends TableName> = MenuTables[Table][number];

export type MenuDifference = { readonly [Table in TableName]: TableDifference<RowOf<Table>> };

function changedColumns(before: object, after: object): string[] {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([column, value]) =>
    JSON.stringify(values.get(column)) === JSON.stringify(value) ? [] : [column],
  );
}

function differ<Row extends { readonly id: string }>(
  before: readonly Row[],
  after: readonly Row[],
): TableDifference<Row> {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const created: Row[] = [];
  const changed: RowChange<Row>[] = [];
  const left: Row[] = [];
  for (const row of after) {
    const stored = old.get(row.id);
    const columns = stored && stored !== row ? changedColumns(stored, row) : [];
    if (!stored) created.push(row);
    else if (columns.length > 0) changed.push({ before: stored, after: row, columns });
    else left.push(row);
  }
  return { created, changed, left, removed: before.filter(({ id }) => !kept.has(id)) };
}

/** What has to be written for one menu to become the other. */
export function menuDifference(before: MenuTables, after: MenuTables): MenuDifference {
  return {
    menus: differ(before.menus, after.menus),
    categories: differ(before.categories, after.categories),
    products: differ(before.products, after.products),
    places: differ(before.places, after.places),
    variants: differ(before.variants, after.variants),
    optionGroups: differ(before.optionGroups, after.optionGroups),
    options: differ(before.options, after.options),
  };
}

/** Whether nothing is to be written. */
export function isSame(difference: MenuDifference): boolean {
  return Object.values(difference).every(
    ({ created, changed, removed }) => created.length + changed.length + removed.length === 0,
  );
}
