import { useIntl } from 'react-intl';
import type { CheckoutStatus, OrderLineRowFragment } from '../../../gql/graphql';
import type { Column, FileCell } from '../../kit/table/column';

/** A dish of an order, with the fields of the order that each of its rows repeats. */
export interface OrderLineRow extends OrderLineRowFragment {
  readonly number: string;
  readonly status: CheckoutStatus;
  readonly placedAt: string;
  readonly slotFrom: string | null;
  readonly promisedAt: string;
}

/** The columns of the file that has a row for each dish; that of the VAT only where a dish has a rate. */
export function useLineColumns() {
  const { formatMessage } = useIntl();
  const column = (id: ColumnName, csv: (row: OrderLineRow) => FileCell): Column<OrderLineRow> => {
    return { id, title: formatMessage({ id: `command-center.order-list.${id}` }), cell: () => null, csv };
  };
  const columns = [
    column('number', ({ number }) => number),
    column('wanted', ({ slotFrom }) => ({ instant: slotFrom })),
    column('promised', ({ promisedAt }) => ({ instant: promisedAt })),
    column('placed', ({ placedAt }) => ({ instant: placedAt })),
    column('status', ({ status }) => formatMessage({ id: `command-center.status.${status}` })),
    column('dish', ({ productName }) => productName),
    column('size', ({ variantName }) => variantName),
    column('sku', ({ sku }) => sku),
    column('options', ({ options }) => options.map(({ name }) => name).join(', ')),
    column('quantity', ({ quantity }) => quantity),
    column('unitPrice', ({ unitPrice }) => unitPrice),
    column('lineTotal', ({ total }) => total),
    column('currency', ({ total }) => total.currencyCode),
    column('note', ({ note }) => note),
  ];
  const rate = column('taxRate', ({ taxRate }) => taxRate);
  const columnsOf = (rows: readonly OrderLineRow[]) => (rows.some(({ taxRate }) => taxRate !== null) ? [rate] : []);
  return { columns, columnsOf };
}

type ColumnName =
  | 'number'
  | 'wanted'
  | 'promised'
  | 'placed'
  | 'status'
  | 'dish'
  | 'size'
  | 'sku'
  | 'options'
  | 'quantity'
  | 'unitPrice'
  | 'lineTotal'
  | 'taxRate'
  | 'currency'
  | 'note';
