import { FormattedNumber, useIntl } from 'react-intl';
import type { ReportPartsFragment } from '../../../gql/graphql';
import { Price } from '../../../ui/text/price';
import { usePercent } from '../../../ui/text/use-percent';
import type { Column } from '../../kit/table/column';

type Amount = ReportPartsFragment['byDish'][number]['revenue'];

/** The columns of a report's tables, on the screen and in their files. */
export function useReportColumns() {
  const { formatMessage } = useIntl();
  const percent = usePercent();
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
      csv: of,
    };
  };
  const currency = <Row,>(of: (row: Row) => Amount): Column<Row> => {
    return {
      id: 'currency',
      title: formatMessage({ id: 'command-center.order-list.currency' }),
      isInFileOnly: true,
      cell: () => null,
      csv: (row) => of(row).currencyCode,
    };
  };
  const revenue = <Row extends { readonly revenue: Amount }>() => [
    money<Row>('revenue', (row) => row.revenue),
    currency<Row>((row) => row.revenue),
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
    taxRates: [
      text<ReportPartsFragment['byTaxRate'][number]>('taxRate', ({ rate }) => percent(rate)),
      money<ReportPartsFragment['byTaxRate'][number]>('gross', ({ gross }) => gross),
      money<ReportPartsFragment['byTaxRate'][number]>('net', ({ net }) => net),
      money<ReportPartsFragment['byTaxRate'][number]>('tax', ({ tax }) => tax),
      currency<ReportPartsFragment['byTaxRate'][number]>(({ gross }) => gross),
    ],
  };
}

type Title =
  | 'dish'
  | 'category'
  | 'noCategory'
  | 'payment'
  | 'promoCode'
  | 'sold'
  | 'orders'
  | 'discount'
  | 'revenue'
  | 'taxRate'
  | 'gross'
  | 'net'
  | 'tax';
