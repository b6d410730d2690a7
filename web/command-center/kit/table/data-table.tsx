import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names';
import { ArrowDownIcon } from '../../../ui/icons/arrow-down-icon';
import { ArrowUpIcon } from '../../../ui/icons/arrow-up-icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { Column } from './column';
import styles from './data-table.module.css';
import { type Sort, searchSortedBy } from './search-state';
import { SelectAll, type Selection, SelectRow } from './selection';
import { useAskedSearch } from './use-filters';

interface Props<Row> {
  /** What is listed, for screen readers: “Clients”. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** What the loader sorted by; null for a list with an order of its own. */
  readonly sort?: Sort | null;
  /** What stands there without rows: why, and what to do about it. */
  readonly empty: ReactNode;
  /** Lets rows be chosen, for actions on many; from `useSelection`. */
  readonly selection?: Selection<Row>;
}

/**
 * Rows of one kind: a table, on phones a card for each row. Filters, order and page stand in the address, so that they
 * survive a reload and can be sent to a colleague.
 *
 * @example
 * <FilterBar searchLabel={…}><FilterSelect label={…} name="status" options={…} /></FilterBar>
 * <DataTable columns={columns} empty={<EmptyState title={…} />} label={…} rows={rows} sort={sort} />
 * <TableFoot csv={{ name: 'clients', columns, read }} pageInfo={pageInfo} />
 */
export function DataTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { label, rows, sort = null, empty, selection } = props;
  const columns = props.columns.filter(({ isInFileOnly }) => !isInFileOnly);
  if (rows.length === 0) return empty;
  return (
    <div className={styles.box}>
      <table aria-label={label} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {selection && (
              <th className={styles.check} scope="col">
                <SelectAll rows={rows} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Head column={column} key={column.id} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr className={styles.row} data-chosen={selection?.ids.has(row.id) || undefined} key={row.id}>
              {selection && (
                <td className={styles.check}>
                  <SelectRow row={row} selection={selection} />
                </td>
              )}
              {columns.map((column) => (
                <td
                  className={classNames(styles.cell, column.isNumeric && styles.numeric, column.isMain && styles.main)}
                  data-label={column.isMain || column.isTitleHidden ? undefined : column.title}
                  key={column.id}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | null;
}

function Head<Row>({ column, sort }: HeadProps<Row>) {
  const search = useAskedSearch();
  const isCurrent = column.sort !== undefined && sort?.key === column.sort;
  const Arrow = sort?.isDescending ? ArrowDownIcon : ArrowUpIcon;
  const title = column.isTitleHidden ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title;
  return (
    <th
      aria-sort={isCurrent ? (sort?.isDescending ? 'descending' : 'ascending') : undefined}
      className={classNames(column.isNumeric && styles.numeric)}
      scope="col"
    >
      {column.sort === undefined ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <Link className={styles.sort} preventScrollReset replace to={searchSortedBy(search, column.sort, sort)}>
          {title}
          {isCurrent && <Arrow size={14} />}
        </Link>
      )}
    </th>
  );
}
