import { useIntl } from 'react-intl';
import { TextField } from '../../../ui/form/text-field';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { clockAt } from '../../kit/layout/shop-clock';
import styles from './duration-choice.module.css';
import { DURATIONS, type Duration } from './stop-duration';

interface Props {
  readonly duration: Duration;
  readonly onDuration: (duration: Duration) => void;
  /** What the field for one's own time holds. */
  readonly reading: string;
  readonly onReading: (reading: string) => void;
}

/** How long whatever is pressed next is stopped: chosen once, it holds for every dish after that. */
export function DurationChoice({ duration, onDuration, reading, onReading }: Props) {
  const { formatMessage } = useIntl();
  const { now, timeZone } = useCommandCenter();
  const label = formatMessage({ id: 'command-center.stop-list.howLong' });
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {DURATIONS.map((option) => (
          <label className={styles.option} key={option}>
            <input
              checked={option === duration}
              className={styles.input}
              name="duration"
              onChange={() => onDuration(option)}
              type="radio"
              value={option}
            />
            {formatMessage({ id: `command-center.stop-list.duration.${option}` })}
          </label>
        ))}
      </div>
      {duration === 'OWN' && (
        <TextField
          label={formatMessage({ id: 'command-center.stop-list.ownTime' })}
          min={clockAt(now, timeZone)}
          onChange={(event) => onReading(event.currentTarget.value)}
          type="datetime-local"
          value={reading}
        />
      )}
    </fieldset>
  );
}
