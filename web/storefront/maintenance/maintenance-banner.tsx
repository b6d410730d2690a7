import TriangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icons/icon';
import { Container } from '../../ui/layout/container';
import { useKnownShop } from '../cart/store/use-known-shop';
import styles from '../shop/banner.module.css';

/** Above every page while orders are on hold; the menu below stays readable. Nothing when the shop takes orders. */
export function MaintenanceBanner() {
  const { isOnMaintenance, maintenanceMessage } = useKnownShop().shop;
  if (!isOnMaintenance) return null;
  return (
    <div className={styles.banner} role="status">
      <Container className={styles.content}>
        <Icon of={TriangleAlertIcon} className={styles.icon} />
        <p>{maintenanceMessage || <FormattedMessage id="storefront.maintenance" />}</p>
      </Container>
    </div>
  );
}
