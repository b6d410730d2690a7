import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { minor } from '../../../../domain/money';
import { useMoney } from '../../../ui/text/use-money';
import { FigureTiles } from '../../kit/page/figure-tiles';
import type { ReportDays } from '../../kit/period/report-period';
import type { Column } from '../../kit/table/column';
import { CsvButton } from '../../kit/table/csv-button';
import { DataTable } from '../../kit/table/data-table';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import type { PaymentSection } from './payment-sums';
import { useSumColumns } from './use-sum-columns';

/** A month, and more when somebody asks for it. */
const SHOWN = 31;

interface Props {
  readonly section: PaymentSection;
  readonly days: ReportDays;
}

/** Money that adds up: in sum, by way to pay, by day. Play money stands apart, and says so. */
export function SumsSection({ section: { isTest, total, byMethod, byDay }, days: { from, to } }: Props) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const columns = useSumColumns(isTest);
  const tile = (name: 'taken' | 'refunded' | 'net', amount: number, note?: ReactNode) => ({
    key: name,
    label: <FormattedMessage id={`command-center.payments.${name}`} />,
    value: money({ minor: minor(amount), currencyCode: total.currencyCode }),
    note,
  });
  const file = (part: string) => `${isTest ? 'test-' : ''}${part}-${from}-${to}`;
  return (
    <Box
      as="section"
      aria-label={formatMessage({ id: `command-center.payments.${isTest ? 'test' : 'title'}` })}
      display="grid"
      gap="5"
      minWidth="0"
    >
      {isTest && (
        <Notice title={<FormattedMessage id="command-center.payments.test" />} tone="warning">
          <FormattedMessage id="command-center.payments.testExplained" />
        </Notice>
      )}
      <FigureTiles
        tiles={[
          tile(
            'taken',
            total.captured,
            <FormattedMessage id="command-center.payments.count" values={{ count: total.captures }} />,
          ),
          tile(
            'refunded',
            total.refunded,
            <FormattedMessage id="command-center.payments.refundCount" values={{ count: total.refunds }} />,
          ),
          tile('net', total.captured - total.refunded),
        ]}
      />
      <SumsTable
        columns={columns.byMethod}
        name={file('payment-methods')}
        rows={byMethod}
        title={formatMessage({ id: 'command-center.payments.byMethod' })}
      />
      <SumsTable
        columns={columns.byDay}
        name={file('payment-days')}
        rows={byDay}
        title={formatMessage({ id: 'command-center.payments.byDay' })}
      />
    </Box>
  );
}

interface TableProps<Row> {
  readonly title: string;
  /** Of the file. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A table with its heading and its file. */
export function SumsTable<Row extends { readonly id: string }>({ title, name, columns, rows }: TableProps<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <Box display="grid" gap="2" minWidth="0">
      <Flex align="center" gap="2" justify="space-between" wrap="wrap">
        <chakra.h2 fontSize="lg" fontWeight="bold" lineHeight="1.25">
          {title}
        </chakra.h2>
        <CsvButton columns={columns} isSmall name={name} read={() => rows} />
      </Flex>
      <DataTable columns={columns} empty={null} label={title} rows={shown} />
      {rows.length > shown.length && (
        <Box>
          <Button onClick={() => setIsWhole(true)} size="sm" variant="outline">
            <FormattedMessage id="command-center.reports.more" values={{ count: rows.length - shown.length }} />
          </Button>
        </Box>
      )}
    </Box>
  );
}
