import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable } from '../../kit/table/data-table';
import type { ImportReport, ReportFault } from './import-report';
import styles from './report-table.module.css';

type Props = Pick<ImportReport, 'faults' | 'faultCount' | 'format'>;

/** Every fault with its row and column, as the file has them. */
export function FaultTable({ faults, faultCount, format }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const columns = [
    {
      id: 'row',
      title: formatMessage({ id: format === 'csv' ? 'command-center.import.row' : 'command-center.import.dishNumber' }),
      isNumeric: true,
      cell: ({ row }: ReportFault) => (row === null ? '–' : formatNumber(row, { useGrouping: false })),
    },
    {
      id: 'column',
      title: formatMessage({ id: format === 'csv' ? 'command-center.import.column' : 'command-center.import.field' }),
      cell: ({ column }: ReportFault) => (column === null ? '–' : <code className={styles.code}>{column}</code>),
    },
    {
      id: 'message',
      title: formatMessage({ id: 'command-center.import.fault' }),
      isMain: true,
      cell: ({ message }: ReportFault) => message,
    },
  ];
  const rows = faults.map((fault, index) => ({ ...fault, id: String(index) }));
  return (
    <>
      <DataTable
        columns={columns}
        empty={null}
        label={formatMessage({ id: 'command-center.import.faultList' })}
        rows={rows}
      />
      {faultCount > faults.length && (
        <p className={styles.more}>
          <FormattedMessage id="command-center.import.moreFaults" values={{ count: faultCount - faults.length }} />
        </p>
      )}
    </>
  );
}
