import BellIcon from 'lucide/dist/esm/icons/bell';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { useDuration } from '../../kit/time/order-time';
import { LinkButton } from '../../kit/ui/button';
import { orderPath } from '../page/order-path';
import { ordersPath } from '../page/status-filter';
import styles from './alarm-banner.module.css';
import { SoundSwitch } from './sound-switch';
import { useIsSoundOn } from './use-alarm-sound';

interface WaitingOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: string;
}

interface Props {
  /** Of all that wait. */
  readonly count: number;
  /** Null: none does. */
  readonly oldest: WaitingOrder | null;
}

/** Stands in the bar of every page while orders have waited too long. Always in the page, so that it is read out. */
export function AlarmBanner({ count, oldest }: Props) {
  const duration = useDuration();
  const isSoundOn = useIsSoundOn();
  const isOne = count === 1;
  return (
    <div className={styles.place} data-alarm={oldest ? true : undefined} role="alert">
      {oldest && (
        <div className={styles.banner}>
          <Icon of={BellIcon} className={styles.icon} size={22} />
          <div className={styles.text}>
            <strong className={styles.title}>
              <FormattedMessage id="command-center.alarm.title" values={{ count, number: oldest.number }} />
            </strong>
            <span>
              <FormattedMessage
                id={isOne ? 'command-center.alarm.age' : 'command-center.alarm.oldest'}
                values={{ age: duration(oldest.placedAt) }}
              />
            </span>
            {!isSoundOn && (
              <span className={styles.sound}>
                <FormattedMessage id="command-center.sound.isOff" />
              </span>
            )}
          </div>
          <div className={styles.actions}>
            <SoundSwitch />
            <LinkButton to={isOne ? orderPath(oldest.id) : ordersPath('PLACED')}>
              <FormattedMessage id={isOne ? 'command-center.alarm.toOrder' : 'command-center.alarm.toOrders'} />
            </LinkButton>
          </div>
        </div>
      )}
    </div>
  );
}
