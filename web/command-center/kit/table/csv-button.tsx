import DownloadIcon from 'lucide/dist/esm/icons/download';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CsvCell, toCsv } from '../../../../domain/csv';
import { Icon } from '../../../ui/icons/icon';
import { useCommandCenter } from '../context/command-center-context';
import { useCsvSeparator } from '../fields/number-input';
import { Button } from '../ui/button';
import { toasts } from '../ui/toaster';
import type { Column, FileCell } from './column';
import { download } from './download';
import { fileTime } from './file-time';
import { CSV_ROWS_LIMIT } from './read-all-pages';

export interface CsvExport<Row> {
  /** Of the file, without day and ending: `clients`. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Those that hang on what is in the file; they stand behind the others. */
  readonly columnsOf?: (rows: readonly Row[]) => readonly Column<Row>[];
  /** Every row of the present filter, by `readAllPages`; null when they could not be read. */
  readonly read: () => Promise<readonly Row[] | null> | readonly Row[];
}

interface Props<Row> extends CsvExport<Row> {
  /** Beside a heading. */
  readonly isSmall?: boolean;
  /** “Download CSV” unless there are two of them. */
  readonly label?: ReactNode;
}

/** The present filter as a file that Excel opens. */
export function CsvButton<Row>({ name, columns, columnsOf, read, isSmall = false, label }: Props<Row>) {
  const { formatMessage } = useIntl();
  const { timeZone } = useCommandCenter();
  const separator = useCsvSeparator();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const rows = await read();
    setIsBusy(false);
    if (!rows) {
      toasts.show({ message: formatMessage({ id: 'command-center.kit.table.csvFailed' }), tone: 'danger' });
      return;
    }
    const all = [...columns, ...(columnsOf?.(rows) ?? [])];
    const written = all.flatMap(({ title, csv }) => (csv ? [{ title, csv }] : []));
    const lines = rows.map((row) => written.map(({ csv }) => onShopClock(csv(row), timeZone)));
    const [day] = fileTime(Date.now(), timeZone).split(' ');
    download(
      `${name}-${day}.csv`,
      toCsv([written.map(({ title }) => title), ...lines], separator),
      'text/csv;charset=utf-8',
    );
    if (rows.length < CSV_ROWS_LIMIT) return;
    toasts.show({ message: formatMessage({ id: 'command-center.kit.table.csvCut' }, { count: CSV_ROWS_LIMIT }) });
  };
  return (
    <Button isBusy={isBusy} onClick={() => void save()} size={isSmall ? 'sm' : 'md'} variant="ghost">
      <Icon of={DownloadIcon} size={isSmall ? 16 : 18} />
      {label ?? <FormattedMessage id="command-center.kit.table.csv" />}
    </Button>
  );
}

function onShopClock(cell: FileCell, timeZone: string): CsvCell {
  if (cell === null || typeof cell !== 'object' || 'decimal' in cell) return cell;
  return cell.instant === null ? null : fileTime(cell.instant, timeZone);
}
