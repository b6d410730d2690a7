import { useIntl } from 'react-intl';
import type { DeliveryMethod } from '../../../gql/graphql';
import { useTableName } from '../../../ui/text/use-table-name';

interface Received {
  readonly deliveryMethod: DeliveryMethod | null;
  readonly table: string | null;
}

/** Where an order goes, in a word: “Delivery”, “Pickup”, “Table 7”. */
export function useMethodName(): (order: Received) => string {
  const { formatMessage } = useIntl();
  const tableName = useTableName();
  return ({ deliveryMethod, table }) =>
    table ? tableName(table) : formatMessage({ id: `command-center.method.${deliveryMethod ?? 'DELIVERY'}` });
}
