import { Box, Span } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { OrderRowFragment } from '../../../gql/graphql';
import { Price } from '../../../ui/text/price';
import { phoneText } from '../../kit/page/phone-number';
import type { Column } from '../../kit/table/column';
import { useShopTime } from '../../kit/time/order-time';
import { TestTag } from '../../kit/ui/test-tag';
import { OrderDoubts } from '../page/order-doubts';
import { orderPath } from '../page/order-path';
import { StatusBadge } from '../page/status-badge';
import { useMethodName } from '../page/use-method-name';
import { WantedTime } from '../page/wanted-time';

const STACK = { display: 'grid', overflowWrap: 'anywhere' } as const;

const MUTED = { color: 'fg.muted', fontSize: 'sm' } as const;

/** The columns of the list, on the screen and in its file. */
export function useOrderColumns(): readonly Column<OrderRowFragment>[] {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const title = (name: ColumnName) => formatMessage({ id: `command-center.order-list.${name}` });
  const methodOf = useMethodName();
  const placeOf = ({ deliveryMethod, warehouseName, street }: OrderRowFragment) =>
    (deliveryMethod === 'PICKUP' ? warehouseName : street) ?? '';
  return [
    {
      id: 'number',
      title: title('number'),
      isMain: true,
      cell: ({ id, number, isTest }) => (
        <>
          <Box
            asChild
            position="relative"
            fontWeight="bold"
            whiteSpace="nowrap"
            _after={{ position: 'absolute', inset: '-0.75rem -0.5rem', content: '""' }}
          >
            <Link to={orderPath(id)}>{number}</Link>
          </Box>{' '}
          {isTest && <TestTag />}
        </>
      ),
      csv: ({ number }) => number,
    },
    {
      id: 'wanted',
      title: title('wanted'),
      cell: (row) => <WantedTime order={row} />,
      csv: ({ slotFrom }) => ({ instant: slotFrom }),
    },
    {
      id: 'promised',
      title: title('promised'),
      isInFileOnly: true,
      cell: () => null,
      csv: ({ promisedAt }) => ({ instant: promisedAt }),
    },
    {
      id: 'placed',
      title: title('placed'),
      sort: 'placed',
      cell: ({ placedAt }) => <time dateTime={placedAt}>{shopTime(placedAt)}</time>,
      csv: ({ placedAt }) => ({ instant: placedAt }),
    },
    {
      id: 'status',
      title: title('status'),
      cell: ({ status }) => <StatusBadge status={status} />,
      csv: ({ status }) => formatMessage({ id: `command-center.status.${status}` }),
    },
    {
      id: 'client',
      title: title('client'),
      cell: ({ name, phone, doubts }) => (
        <Span css={STACK}>
          {name && <strong>{name}</strong>}
          {phone && <Span css={MUTED}>{phoneText(phone)}</Span>}
          <OrderDoubts doubts={doubts} />
        </Span>
      ),
      csv: ({ name }) => name,
    },
    { id: 'phone', title: title('phone'), isInFileOnly: true, cell: () => null, csv: ({ phone }) => phone },
    {
      id: 'method',
      title: title('method'),
      cell: (row) => (
        <Span css={STACK}>
          <span>{methodOf(row)}</span>
          <Span css={MUTED}>{placeOf(row)}</Span>
        </Span>
      ),
      csv: methodOf,
    },
    { id: 'place', title: title('place'), isInFileOnly: true, cell: () => null, csv: placeOf },
    {
      id: 'test',
      title: title('test'),
      isInFileOnly: true,
      cell: () => null,
      csv: ({ isTest }) => (isTest ? title('test') : null),
    },
    { id: 'source', title: title('source'), isInFileOnly: true, cell: () => null, csv: ({ source }) => source },
    {
      id: 'reference',
      title: formatMessage({ id: 'command-center.order.reference' }),
      isInFileOnly: true,
      cell: () => null,
      csv: ({ externalReference }) => externalReference,
    },
    {
      id: 'courier',
      title: formatMessage({ id: 'command-center.courier.label' }),
      isInFileOnly: true,
      cell: () => null,
      csv: ({ courierName }) => courierName,
    },
    {
      id: 'cash',
      title: formatMessage({ id: 'command-center.courier.cashCollected' }),
      isInFileOnly: true,
      cell: () => null,
      csv: ({ cashCollected }) => cashCollected,
    },
    {
      id: 'payment',
      title: title('payment'),
      cell: ({ paymentName }) => paymentName,
      csv: ({ paymentName }) => paymentName,
    },
    {
      id: 'tip',
      title: formatMessage({ id: 'command-center.totals.tip' }),
      isInFileOnly: true,
      cell: () => null,
      csv: ({ tip }) => tip,
    },
    {
      id: 'total',
      title: title('total'),
      sort: 'total',
      isNumeric: true,
      cell: ({ totalPrice }) => <Price value={totalPrice} />,
      csv: ({ totalPrice }) => totalPrice,
    },
    {
      id: 'currency',
      title: title('currency'),
      isInFileOnly: true,
      cell: () => null,
      csv: ({ totalPrice }) => totalPrice.currencyCode,
    },
  ];
}

type ColumnName =
  | 'number'
  | 'wanted'
  | 'promised'
  | 'placed'
  | 'status'
  | 'client'
  | 'phone'
  | 'method'
  | 'place'
  | 'test'
  | 'source'
  | 'payment'
  | 'total'
  | 'currency';
