import { FormattedMessage, useIntl } from 'react-intl';
import { FAR_MINUTES, minutesLeft } from '../../../../domain/minutes-left';
import { classNames } from '../../../ui/class-names';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useShopTime } from '../../kit/time/order-time';
import styles from './due-time.module.css';

/** By when the kitchen has to be done: the minutes that are left, and the time on the clock. @param props.due - ISO. */
export function DueTime({ due }: { readonly due: string }) {
  const { formatNumber } = useIntl();
  const { now } = useCommandCenter();
  const shopTime = useShopTime();
  const left = minutesLeft(due, now);
  const write = (value: number, unit: 'minute' | 'hour') =>
    formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  const isLong = Math.abs(left) > FAR_MINUTES;
  const minutes = isLong ? write(Math.floor(Math.abs(left) / 60), 'hour') : write(Math.abs(left), 'minute');
  return (
    <time className={classNames(styles.due, left > 0 && isLong && styles.clock)} dateTime={due}>
      {left < 0 ? (
        <FormattedMessage id="command-center.kitchen.late" values={{ minutes }} />
      ) : isLong ? (
        shopTime(due)
      ) : (
        minutes
      )}
    </time>
  );
}
