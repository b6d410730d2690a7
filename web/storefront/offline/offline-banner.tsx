import WifiOffIcon from 'lucide/dist/esm/icons/wifi-off';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { useIsOnline } from '../../connectivity/use-is-online';
import { useLateAnswer } from '../../connectivity/use-late-answer';
import { Icon } from '../../ui/icons/icon';
import { Container } from '../../ui/layout/container';
import styles from '../shop/banner.module.css';

/** Above every page while there is no connection: what is on the screen is what was seen last. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const { state } = useNavigation();
  useLateAnswer(state !== 'idle');
  return (
    <div role="status">
      {!isOnline && (
        <div className={styles.banner}>
          <Container className={styles.content}>
            <Icon of={WifiOffIcon} className={styles.icon} />
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
