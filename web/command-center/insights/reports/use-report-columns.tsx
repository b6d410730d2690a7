import { FormattedNumber, useIntl } from 'react-intl';
import type { ReportPartsFragment } from '../../../gql/graphql';
import { Price } from '../../../ui/text/price';
import type { Column } from '../../kit/table/column';

type Amount = ReportPartsFragment['byDish'][number]['revenue'];

/** The columns of a report's tables, on the screen and in their files. */
export function useReportColumns() {
  const { formatMessage } = useIntl();
  const title = (name: Title) => formatMessage({ id: `command-center.reports.${name}` });
  const text = <Row,>(name: Title, of: (row: Row) => string): Column<Row> => {
    return { id: name, title: title(name), isMain: true, cell: of, csv: of };
  };
  const count = <Row,>(name: Title, of: (row: Row) => number): Column<Row> => {
    return {
      id: name,
      title: title(name),
      isNumeric: true,
      cell: (row) => <FormattedNumber value={of(row)} />,
      csv: of,
    };
  };
  const money = <Row,>(name: Title, of: (row: Row) => Amount): Column<Row> => {
    return {
      id: name,
      title: title(name),
      isNumeric: true,
      cell: (row) => <Price value={of(row)} />,
      csv: (row) => of(row).decimal,
    };
  };
  const revenue = <Row extends { readonly revenue: Amount }>() => [
    money<Row>('revenue', (row) => row.revenue),
    {
      id: 'currency',
      title: formatMessage({ id: 'command-center.order-list.currency' }),
      isInFileOnly: true,
      cell: () => null,
      csv: (row: Row) => row.revenue.currencyCode,
    },
  ];
  return {
    dishes: [
      text<ReportPartsFragment['byDish'][number]>('dish', ({ name }) => name),
      count<ReportPartsFragment['byDish'][number]>('sold', ({ quantity }) => quantity),
      ...revenue<ReportPartsFragment['byDish'][number]>(),
    ],
    categories: [
      text<ReportPartsFragment['byCategory'][number]>('category', ({ name }) => name ?? title('noCategory')),
      count<ReportPartsFragment['byCategory'][number]>('sold', ({ quantity }) => quantity),
      ...revenue<ReportPartsFragment['byCategory'][number]>(),
    ],
    payments: [
      text<ReportPartsFragment['byPayment'][number]>('payment', ({ name }) => name),
      count<ReportPartsFragment['byPayment'][number]>('orders', ({ orders }) => orders),
      ...revenue<ReportPartsFragment['byPayment'][number]>(),
    ],
    promoCodes: [
      text<ReportPartsFragment['byPromoCode'][number]>('promoCode', ({ code }) => code),
      count<ReportPartsFragment['byPromoCode'][number]>('orders', ({ orders }) => orders),
      money<ReportPartsFragment['byPromoCode'][number]>('discount', ({ discount }) => discount),
      ...revenue<ReportPartsFragment['byPromoCode'][number]>(),
    ],
  };
}

type Title = 'dish' | 'category' | 'noCategory' | 'payment' | 'promoCode' | 'sold' | 'orders' | 'discount' | 'revenue';
