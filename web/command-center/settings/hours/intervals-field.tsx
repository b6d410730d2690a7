import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../kit/ui/button';
import { FieldError } from '../../kit/ui/fields';
import { IntervalFields } from './interval-fields';
import styles from './intervals-field.module.css';
import { type Interval, MAXIMUM_INTERVALS, nextInterval } from './week';

interface Props {
  /** Of the button that adds one; each interval's first control has `{id}.{place}`. */
  readonly id: string;
  /** Whose hours they are, for screen readers: “Monday”. */
  readonly name: string;
  readonly value: readonly Interval[];
  readonly onChange: (intervals: readonly Interval[]) => void;
  /** What is wrong, by the interval's place, or with the whole. */
  readonly problem: { readonly place: number | null; readonly message: string } | null;
}

/** The opening times of one day: several where there is a break. */
export function IntervalsField({ id, name, value, onChange, problem }: Props) {
  const { formatMessage } = useIntl();
  const errorId = problem ? `${id}-error` : undefined;
  const replace = (place: number, interval: Interval) =>
    onChange(value.map((other, index) => (index === place ? interval : other)));
  const remove = (place: number) => {
    onChange(value.filter((_other, index) => index !== place));
    // What had the focus is gone: it stays with the day.
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.intervals}>
      {value.map((interval, place) => (
        <IntervalFields
          errorId={problem && (problem.place ?? place) === place ? errorId : undefined}
          id={`${id}.${place}`}
          // biome-ignore lint/suspicious/noArrayIndexKey: intervals have no name but their place
          key={place}
          name={name}
          number={value.length > 1 ? place + 1 : null}
          onChange={(changed) => replace(place, changed)}
          onRemove={() => remove(place)}
          value={interval}
        />
      ))}
      {value.length < MAXIMUM_INTERVALS && (
        <Button
          aria-label={formatMessage({ id: 'command-center.hours.addTo' }, { name })}
          className={styles.add}
          id={id}
          onClick={() => onChange([...value, nextInterval(value)])}
          size="sm"
          title={formatMessage({ id: 'command-center.hours.add' })}
          variant="ghost"
        >
          <Icon of={PlusIcon} size={18} />
          <span className={styles.addLabel}>
            <FormattedMessage id="command-center.hours.add" />
          </span>
        </Button>
      )}
      <FieldError id={errorId}>{problem?.message}</FieldError>
    </div>
  );
}
