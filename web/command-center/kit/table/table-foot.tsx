import { Flex } from '@chakra-ui/react';
import ChevronLeftIcon from 'lucide/dist/esm/icons/chevron-left';
import ChevronRightIcon from 'lucide/dist/esm/icons/chevron-right';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Icon } from '../../../ui/icons/icon';
import { LinkButton } from '../ui/button';
import { CsvButton, type CsvExport } from './csv-button';
import { searchWith } from './search-state';

interface Props<Row> {
  /** Of the connection; ask for `hasNextPage endCursor`, and for `hasPreviousPage startCursor` to go back by. */
  readonly pageInfo?: {
    readonly hasNextPage: boolean;
    readonly endCursor: string | null;
    readonly hasPreviousPage?: boolean;
    readonly startCursor?: string | null;
  };
  readonly csv?: CsvExport<Row>;
  /** Other files of the same filter: {@link CsvButton}s. */
  readonly files?: ReactNode;
}

/** Below a table: its pages, and the present filter as a file. */
export function TableFoot<Row>({ pageInfo, csv, files }: Props<Row>) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const before = pageInfo?.hasPreviousPage ? pageInfo.startCursor : null;
  const after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  if (!before && !after && !csv) return null;
  return (
    <Flex align="center" gap="3" justify="space-between" marginTop="4" wrap="wrap">
      {(before || after) && (
        <Flex aria-label={formatMessage({ id: 'command-center.kit.table.pages' })} as="nav" gap="3" wrap="wrap">
          {before && (
            <LinkButton to={searchWith(search, { before })} variant="outline">
              <Icon of={ChevronLeftIcon} size={18} />
              <FormattedMessage id="command-center.kit.table.previous" />
            </LinkButton>
          )}
          {after && (
            <LinkButton to={searchWith(search, { after })} variant="outline">
              <FormattedMessage id="command-center.kit.table.next" />
              <Icon of={ChevronRightIcon} size={18} />
            </LinkButton>
          )}
        </Flex>
      )}
      {csv && (
        <Flex gap="2" justify="end" marginStart="auto" wrap="wrap">
          {files}
          <CsvButton {...csv} />
        </Flex>
      )}
    </Flex>
  );
}
