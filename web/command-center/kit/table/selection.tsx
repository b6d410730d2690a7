import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { Checkbox } from '../ui/choices';

/** Rows that are chosen, for actions on many. */
export interface Selection<Row> {
  readonly ids: ReadonlySet<string>;
  readonly set: (ids: ReadonlySet<string>) => void;
  readonly nameOf: (row: Row) => string;
}

/** @param nameOf - what a row is called, for the label of its checkbox. */
export function useSelection<Row>(nameOf: (row: Row) => string): Selection<Row> {
  const [ids, set] = useState<ReadonlySet<string>>(new Set());
  return { ids, set, nameOf };
}

interface Props<Row> {
  readonly selection: Selection<Row>;
}

export function SelectAll<Row extends { readonly id: string }>({
  selection: { ids, set },
  rows,
}: Props<Row> & { readonly rows: readonly Row[] }) {
  const isAll = rows.every(({ id }) => ids.has(id));
  return (
    <Checkbox
      checked={isAll}
      label={
        <VisuallyHidden>
          <FormattedMessage id="command-center.kit.table.selectAll" />
        </VisuallyHidden>
      }
      onChange={() => set(isAll ? new Set() : new Set(rows.map(({ id }) => id)))}
    />
  );
}

export function SelectRow<Row extends { readonly id: string }>({
  selection: { ids, set, nameOf },
  row,
}: Props<Row> & { readonly row: Row }) {
  const { formatMessage } = useIntl();
  const change = () => {
    const next = new Set(ids);
    if (!next.delete(row.id)) next.add(row.id);
    set(next);
  };
  return (
    <Checkbox
      checked={ids.has(row.id)}
      label={
        <VisuallyHidden>
          {formatMessage({ id: 'command-center.kit.table.select' }, { name: nameOf(row) })}
        </VisuallyHidden>
      }
      onChange={change}
    />
  );
}
