import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Panel } from '../../kit/page/panel';
import styles from './deliveries-panel.module.css';
import { DeliveryRow } from './delivery-row';
import { usePolling } from './use-polling';

const DeliveriesPanelFragment = graphql(`
  fragment DeliveriesPanel on Order {
    id
    deliveries {
      id
      status
      ...DeliveryRow
    }
  }
`);

/** The deliveries of an order to receivers. Not shown to roles that may not read them. */
export function DeliveriesPanel({ order }: { readonly order: FragmentType<typeof DeliveriesPanelFragment> }) {
  const { deliveries } = readFragment(DeliveriesPanelFragment, order);
  const { formatMessage } = useIntl();
  usePolling(deliveries?.some(({ status }) => status === 'PENDING') ?? false);
  if (!deliveries) return null;
  return (
    <Panel title={formatMessage({ id: 'command-center.order-page.deliveries' })}>
      {deliveries.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage id="command-center.order-page.noDeliveries" />
        </p>
      ) : (
        <ul className={styles.list}>
          {deliveries.map((delivery) => (
            <DeliveryRow delivery={delivery} key={delivery.id} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
