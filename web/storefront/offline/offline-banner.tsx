import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { useIsOnline } from '../../connectivity/use-is-online';
import { useLateAnswer } from '../../connectivity/use-late-answer';
import { WifiOffIcon } from '../../ui/icons/wifi-off-icon';
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
