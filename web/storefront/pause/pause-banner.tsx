import ClockIcon from 'lucide/dist/esm/icons/clock';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icons/icon';
import { Container } from '../../ui/layout/container';
import { useKnownShop } from '../cart/store/use-known-shop';
import styles from '../shop/banner.module.css';
import { PauseText } from './pause-text';
import { usePause } from './use-pause';

/** Above every page while the kitchen starts no new orders; nothing else of the page changes. */
export function PauseBanner() {
  const paused = usePause(useKnownShop().shop);
  if (!paused) return null;
  return (
    <div className={styles.banner} role="status">
      <Container className={styles.content}>
        <Icon of={ClockIcon} className={styles.icon} />
        <p>
          <strong>
            <FormattedMessage id="checkout.pause.title" />
          </strong>{' '}
          <PauseText shop={paused} />
        </p>
      </Container>
    </div>
  );
}
