import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportChange } from './import-report';
import styles from './report-table.module.css';

/** Fields with what stood in them and what will. */
export function ChangeList({ changes }: { readonly changes: readonly ReportChange[] }) {
  const { formatMessage } = useIntl();
  const text = (value: string) => {
    if (value === '') return formatMessage({ id: 'command-center.import.empty' });
    return value === 'yes' || value === 'no' ? formatMessage({ id: `command-center.import.${value}` }) : value;
  };
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li className={styles.change} key={field}>
          <FormattedMessage id="command-center.import.fieldName" values={{ field }} />
          {(from || to) && (
            <>
              {': '}
              <del className={styles.from}>{text(from)}</del>
              {' → '}
              <ins>{text(to)}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
