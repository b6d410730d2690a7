import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import { Tag } from '../../../ui/text/tag';
import { Panel } from '../../orders/order/panel';
import { MaintenanceDialog } from './maintenance-dialog';
import styles from './maintenance-panel.module.css';
import { useTakeOrders } from './use-take-orders';

const MaintenancePanelFragment = graphql(`
  fragment MaintenancePanel on Channel {
    isActive
    isOnMaintenance
    maintenanceMessage
    ...MaintenanceDialog
  }
`);

/** Whether the shop takes orders, and the switch for it, which works at once. */
export function MaintenancePanel({ shop }: { readonly shop: FragmentType<typeof MaintenancePanelFragment> }) {
  const stored = readFragment(MaintenancePanelFragment, shop);
  const { isActive, isOnMaintenance, maintenanceMessage } = stored;
  const { formatMessage } = useIntl();
  const { isBusy, takeOrders } = useTakeOrders();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.place}>
      <Panel title={formatMessage({ id: 'command-center.settings.maintenance.title' })}>
        <div className={styles.state}>
          <div className={styles.words}>
            <Tag tone={isActive ? 'success' : 'danger'}>
              <FormattedMessage
                id={isActive ? 'command-center.settings.maintenance.off' : 'command-center.settings.maintenance.on'}
              />
            </Tag>
            <p className={styles.hint}>
              {isActive ? (
                <FormattedMessage id="command-center.settings.maintenance.offExplained" />
              ) : (
                maintenanceMessage || <FormattedMessage id="command-center.settings.maintenance.standard" />
              )}
            </p>
          </div>
          {!isActive && (
            <Button onClick={() => setIsAsking(true)} variant="outline">
              <FormattedMessage id="command-center.settings.maintenance.edit" />
            </Button>
          )}
          {isActive ? (
            <Button onClick={() => setIsAsking(true)} variant="outline">
              <FormattedMessage id="command-center.settings.maintenance.start" />
            </Button>
          ) : (
            <Button isBusy={isBusy} onClick={() => void takeOrders()}>
              <FormattedMessage id="command-center.settings.maintenance.end" />
            </Button>
          )}
        </div>
        {isActive && isOnMaintenance && (
          <Notice title={formatMessage({ id: 'command-center.settings.maintenance.incomplete' })} tone="warning">
            <FormattedMessage id="command-center.settings.maintenance.incompleteExplained" />
          </Notice>
        )}
      </Panel>
      {isAsking && <MaintenanceDialog onClose={() => setIsAsking(false)} shop={stored} />}
    </div>
  );
}
