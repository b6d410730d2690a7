import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { LATE_MS, reachability } from '../../connectivity/reachability';
import { useIsOnline } from '../../connectivity/use-is-online';
import { WifiOffIcon } from '../../ui/icons/wifi-off-icon';
import { Container } from '../../ui/layout/container';
import styles from '../shop/banner.module.css';

/** Above every page while there is no connection: what is on the screen is what was seen last. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setInterval(reachability.doubt, LATE_MS);
    return () => clearInterval(timer);
  }, [state]);
  return (
    <div role="status">
      {!isOnline && (
        <div className={styles.banner}>
          <Container className={styles.content}>
            <WifiOffIcon className={styles.icon} size={20} />
            <p>
              <strong>
                <FormattedMessage id="errors.offline.title" />.
              </strong>{' '}
              <FormattedMessage id="storefront.offline.banner" />
            </p>
          </Container>
        </div>
      )}
    </div>
  );
}
