import { FormattedNumber } from 'react-intl';
import { classNames } from '../../../ui/class-names';
import { useShopTime } from '../../kit/time/order-time';
import styles from './minute-choice.module.css';

interface Props {
  readonly label: string;
  readonly minutes: readonly number[];
  /** What each would promise, an ISO instant. */
  readonly promiseOf: (minutes: number) => string;
  readonly onChoose: (minutes: number) => void;
  /** The chosen one; leave it off where a press goes on at once. */
  readonly chosen?: number | null;
}

/** Minutes in buttons that a wet thumb hits, each with the time on the clock that it comes to. */
export function MinuteChoice({ label, minutes, promiseOf, onChoose, chosen }: Props) {
  const shopTime = useShopTime();
  return (
    <fieldset aria-label={label} className={styles.minutes}>
      {minutes.map((count) => (
        <button
          aria-pressed={chosen === undefined ? undefined : chosen === count}
          className={classNames(styles.choice, chosen === count && styles.chosen)}
          key={count}
          onClick={() => onChoose(count)}
          type="button"
        >
          <span className={styles.count}>
            <FormattedNumber style="unit" unit="minute" unitDisplay="short" value={count} />
          </span>{' '}
          <span className={styles.time}>{shopTime(promiseOf(count))}</span>
        </button>
      ))}
    </fieldset>
  );
}
