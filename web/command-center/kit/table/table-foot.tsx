import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../../ui/button/link-button';
import { ChevronLeftIcon } from '../../../ui/icons/chevron-left-icon';
import { ChevronRightIcon } from '../../../ui/icons/chevron-right-icon';
import { CsvButton, type CsvExport } from './csv-button';
import { searchWith } from './search-state';
import styles from './table-foot.module.css';

interface Props<Row> {
  /** Of the connection; ask for `hasNextPage endCursor`, and for `hasPreviousPage startCursor` to go back by. */
  readonly pageInfo?: {
    readonly hasNextPage: boolean;
    readonly endCursor: string | null;
    readonly hasPreviousPage?: boolean;
    readonly startCursor?: string | null;
  };
  readonly csv?: CsvExport<Row>;
}

/** Below a table: its pages, and the present filter as a file. */
export function TableFoot<Row>({ pageInfo, csv }: Props<Row>) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const before = pageInfo?.hasPreviousPage ? pageInfo.startCursor : null;
  const after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  if (!before && !after && !csv) return null;
  return (
    <div className={styles.foot}>
      {(before || after) && (
        <nav aria-label={formatMessage({ id: 'command-center.kit.table.pages' })} className={styles.pages}>
          {before && (
            <LinkButton to={searchWith(search, { before })} variant="outline">
              <ChevronLeftIcon size={18} />
              <FormattedMessage id="command-center.kit.table.previous" />
            </LinkButton>
          )}
          {after && (
            <LinkButton to={searchWith(search, { after })} variant="outline">
              <FormattedMessage id="command-center.kit.table.next" />
              <ChevronRightIcon size={18} />
            </LinkButton>
          )}
        </nav>
      )}
      {csv && <CsvButton {...csv} />}
    </div>
  );
}
