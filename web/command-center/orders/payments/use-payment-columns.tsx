import { Box, Flex, Span } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PaymentRowFragment } from '../../../gql/graphql';
import { Price } from '../../../ui/text/price';
import type { Column } from '../../kit/table/column';
import { useShopTime } from '../../kit/time/order-time';
import { Tag } from '../../kit/ui/feedback';
import { MoneyTag } from '../page/money-tag';
import { orderPath } from '../page/order-path';
import { paymentState } from './payment-state';
import { PaymentWay } from './payment-way';

type Row = PaymentRowFragment;

/** The columns of the list, on the screen and in its file. */
export function usePaymentColumns(): readonly Column<Row>[] {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const title = (name: Title) => formatMessage({ id: `command-center.payments.${name}` });
  const inFile = (id: string, name: string, csv: NonNullable<Column<Row>['csv']>): Column<Row> => {
    return { id, title: name, isInFileOnly: true, cell: () => null, csv };
  };
  const money = (name: 'amount' | 'taken' | 'refunded', of: (row: Row) => Row['amount']): Column<Row> => {
    return {
      id: name,
      title: title(name),
      isNumeric: true,
      cell: (row) => <Price value={of(row)} />,
      csv: of,
    };
  };
  const modeOf = ({ isTest }: Row) => formatMessage({ id: `command-center.provider.${isTest ? 'test' : 'live'}` });
  return [
    {
      id: 'number',
      title: formatMessage({ id: 'command-center.order-list.number' }),
      isMain: true,
      cell: ({ order }) => <OrderLink order={order} />,
      csv: ({ order }) => order?.number ?? null,
    },
    {
      id: 'begun',
      title: title('begun'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{shopTime(createdAt)}</time>,
      csv: ({ createdAt }) => ({ instant: createdAt }),
    },
    inFile('takenAt', title('takenAt'), ({ capturedAt }) => ({ instant: capturedAt })),
    {
      id: 'method',
      title: title('method'),
      cell: (row) => <PaymentWay {...row} />,
      csv: ({ methodName }) => methodName ?? title('unnamed'),
    },
    inFile('provider', formatMessage({ id: 'command-center.provider.kind' }), ({ provider }) =>
      formatMessage({ id: `command-center.provider.kind.${provider}` }),
    ),
    inFile('mode', title('mode'), modeOf),
    {
      id: 'state',
      title: title('state'),
      cell: (row) => (
        <Flex gap="1" wrap="wrap">
          <MoneyTag state={paymentState(row)} />
          {row.isTest && <Tag tone="warning">{modeOf(row)}</Tag>}
          {row.trouble && (
            <Tag tone="danger">
              <FormattedMessage id="command-center.payments.state.TROUBLE" />
            </Tag>
          )}
        </Flex>
      ),
      csv: (row) => formatMessage({ id: `command-center.money.${paymentState(row)}` }),
    },
    money('amount', ({ amount }) => amount),
    money('taken', ({ captured }) => captured),
    money('refunded', ({ refunded }) => refunded),
    inFile(
      'currency',
      formatMessage({ id: 'command-center.order-list.currency' }),
      ({ amount }) => amount.currencyCode,
    ),
    inFile('reference', title('reference'), ({ reference }) => reference),
  ];
}

/** A shopper who has not paid has no order yet, and no number. */
function OrderLink({ order }: Pick<Row, 'order'>) {
  if (!order) {
    return (
      <Span color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
        <FormattedMessage id="command-center.payments.noOrder" />
      </Span>
    );
  }
  return (
    <Box
      asChild
      position="relative"
      fontWeight="bold"
      whiteSpace="nowrap"
      _after={{ position: 'absolute', inset: '-0.75rem -0.5rem', content: '""' }}
    >
      <Link to={orderPath(order.id)}>{order.number}</Link>
    </Box>
  );
}

type Title =
  | 'begun'
  | 'takenAt'
  | 'method'
  | 'unnamed'
  | 'mode'
  | 'state'
  | 'amount'
  | 'taken'
  | 'refunded'
  | 'reference';
