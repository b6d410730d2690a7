import { Table } from '@chakra-ui/react';
import ArrowDownIcon from 'lucide/dist/esm/icons/arrow-down';
import ArrowUpIcon from 'lucide/dist/esm/icons/arrow-up';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { Column } from './column';
import { ScrollArea } from './scroll-area';
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
    <ScrollArea label={label}>
      <Table.Root aria-label={label}>
        <Table.Header>
          <Table.Row>
            {selection && (
              <Table.ColumnHeader data-check scope="col">
                <SelectAll rows={rows} selection={selection} />
              </Table.ColumnHeader>
            )}
            {columns.map((column) => (
              <Head column={column} key={column.id} sort={sort} />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row data-chosen={selection?.ids.has(row.id) || undefined} key={row.id}>
              {selection && (
                <Table.Cell data-check>
                  <SelectRow row={row} selection={selection} />
                </Table.Cell>
              )}
              {columns.map((column) => (
                <Table.Cell
                  data-label={column.isMain || column.isTitleHidden ? undefined : column.title}
                  data-main={column.isMain || undefined}
                  data-numeric={column.isNumeric || undefined}
                  key={column.id}
                >
                  {column.cell(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
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
    <Table.ColumnHeader
      aria-sort={isCurrent ? (sort?.isDescending ? 'descending' : 'ascending') : undefined}
      data-numeric={column.isNumeric || undefined}
      scope="col"
    >
      {column.sort === undefined ? (
        <span>{title}</span>
      ) : (
        <Link preventScrollReset replace to={searchSortedBy(search, column.sort, sort)}>
          {title}
          {isCurrent && <Icon of={Arrow} size={14} />}
        </Link>
      )}
    </Table.ColumnHeader>
  );
}
