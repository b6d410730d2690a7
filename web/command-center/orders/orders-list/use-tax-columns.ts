import { useIntl } from 'react-intl';
import type { OrderRowFragment } from '../../../gql/graphql';
import { usePercent } from '../../../ui/text/use-percent';
import type { Column, FileCell } from '../../kit/table/column';

type TaxTotal = OrderRowFragment['taxes'][number];

/** Of a file of orders: what was paid at each rate of VAT, and the VAT in it. No column where no order has any. */
export function useTaxColumns(): (rows: readonly OrderRowFragment[]) => readonly Column<OrderRowFragment>[] {
  const { formatMessage } = useIntl();
  const percent = usePercent();
  return (rows) => {
    const rates = new Set(rows.flatMap(({ taxes }) => taxes.map(({ rate }) => rate)));
    return [...rates]
      .sort((one, other) => other - one)
      .flatMap((rate) => {
        const column = (part: 'gross' | 'tax', amountOf: (total: TaxTotal) => FileCell): Column<OrderRowFragment> => ({
          id: `${part} ${rate}`,
          title: formatMessage({ id: `command-center.order-list.${part}` }, { rate: percent(rate) }),
          cell: () => null,
          csv: ({ taxes }) => taxes.filter((total) => total.rate === rate).map(amountOf)[0] ?? null,
        });
        return [column('gross', ({ gross }) => gross), column('tax', ({ tax }) => tax)];
      });
  };
}
