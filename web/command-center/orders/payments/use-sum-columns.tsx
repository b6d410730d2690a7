import { Span } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type Minor, minor, toDecimal } from '../../../../domain/money';
import { Price } from '../../../ui/text/price';
import { useCommandCenter } from '../../kit/context/command-center-context';
import type { Column } from '../../kit/table/column';
import { paymentsOfDayPath } from '../page/order-path';
import type { PaymentSumRow } from './payment-sums';
import { PaymentWay } from './payment-way';

const DAY = { timeZone: 'UTC', day: 'numeric', month: 'short', weekday: 'short' } as const;
const DAY_OF_YEAR = { timeZone: 'UTC', dateStyle: 'medium' } as const;

/** The columns of money by day, and by way to pay, on the screen and in their files. */
export function useSumColumns(isTest: boolean) {
  const { formatMessage, formatDate } = useIntl();
  const { now } = useCommandCenter();
  const title = (name: Title) => formatMessage({ id: `command-center.payments.${name}` });
  const inFile = (id: string, name: string, csv: Column<PaymentSumRow>['csv']): Column<PaymentSumRow> => {
    return { id, title: name, isInFileOnly: true, cell: () => null, ...(csv && { csv }) };
  };
  const money = (name: Title, of: (row: PaymentSumRow) => Minor, count?: (row: PaymentSumRow) => number) => {
    const column: Column<PaymentSumRow> = {
      id: name,
      title: title(name),
      isNumeric: true,
      cell: (row) => (
        <div>
          <Price value={{ minor: of(row), currencyCode: row.currencyCode }} />
          {count && (
            <Span color="fg.muted" display="block" fontSize="xs">
              <FormattedMessage
                id={`command-center.payments.${name === 'taken' ? 'count' : 'refundCount'}`}
                values={{ count: count(row) }}
              />
            </Span>
          )}
        </div>
      ),
      csv: (row) => ({ decimal: toDecimal(of(row)) }),
    };
    return column;
  };
  const way: Column<PaymentSumRow> = {
    id: 'method',
    title: title('method'),
    cell: (row) => <PaymentWay {...row} />,
    csv: ({ methodName }) => methodName ?? title('unnamed'),
  };
  const rest = [
    inFile('provider', formatMessage({ id: 'command-center.provider.kind' }), ({ provider }) =>
      formatMessage({ id: `command-center.provider.kind.${provider}` }),
    ),
    inFile('mode', title('mode'), () =>
      formatMessage({ id: isTest ? 'command-center.provider.test' : 'command-center.provider.live' }),
    ),
    money(
      'taken',
      ({ captured }) => captured,
      ({ captures }) => captures,
    ),
    inFile('payments', title('payments'), ({ captures }) => captures),
    money(
      'refunded',
      ({ refunded }) => refunded,
      ({ refunds }) => refunds,
    ),
    inFile('refunds', title('refunds'), ({ refunds }) => refunds),
    money('net', ({ captured, refunded }) => minor(captured - refunded)),
    inFile('currency', formatMessage({ id: 'command-center.order-list.currency' }), ({ currencyCode }) => currencyCode),
  ];
  const day: Column<PaymentSumRow> = {
    id: 'day',
    title: title('day'),
    isMain: true,
    cell: ({ day: date }) =>
      date && (
        <Link to={paymentsOfDayPath(date)}>
          {formatDate(date, new Date(date).getUTCFullYear() === new Date(now).getUTCFullYear() ? DAY : DAY_OF_YEAR)}
        </Link>
      ),
    csv: (row) => row.day,
  };
  return { byDay: [day, way, ...rest], byMethod: [{ ...way, isMain: true }, ...rest] };
}

type Title = 'day' | 'method' | 'unnamed' | 'mode' | 'taken' | 'refunded' | 'net' | 'payments' | 'refunds';
