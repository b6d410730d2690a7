import CopyIcon from 'lucide/dist/esm/icons/copy';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Weekday } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Button } from '../../kit/ui/button';
import { Switch } from '../../kit/ui/choices';
import { CopyDialog } from './copy-dialog';
import styles from './day-row.module.css';
import { IntervalsField } from './intervals-field';
import { useClock } from './use-clock';
import { missingIn, openedDay, type Week } from './week';

interface Props {
  readonly form: EntityFormState<Week>;
  readonly day: Weekday;
}

/** One weekday: whether the shop opens, and when. */
export function DayRow({ form, day }: Props) {
  const { formatMessage } = useIntl();
  const { weekday } = useClock();
  const [isCopying, setIsCopying] = useState(false);
  const name = weekday(day);
  const missing = {
    none: formatMessage({ id: 'command-center.hours.noneOf' }, { name }),
    time: formatMessage({ id: 'command-center.hours.missingOf' }, { name }),
  };
  const { id, value, onChange, error } = useBoundField(form, day, {
    check: (hours) => {
      const place = missingIn(hours);
      if (place === null) return undefined;
      return place === 'none' ? missing.none : missing.time;
    },
  });
  const refused = form.problems.find((problem) => problem.name.startsWith(`${day}.intervals`));
  const place = missingIn(value);
  const problem = refused
    ? { place: placeOf(refused.name), message: refused.message }
    : error
      ? { place: typeof place === 'number' ? place : null, message: error }
      : null;
  return (
    <li className={styles.day}>
      <Switch
        checked={value.isActive}
        className={styles.name}
        hint={!value.isActive && <FormattedMessage id="command-center.hours.closed" />}
        id={id}
        label={name}
        onChange={(checked) => onChange(checked ? openedDay(form.values(), day) : { ...value, isActive: false })}
      />
      <div className={styles.hours}>
        {value.isActive && (
          <IntervalsField
            id={`${id}.intervals`}
            name={name}
            onChange={(intervals) => onChange({ ...value, intervals })}
            problem={problem}
            value={value.intervals}
          />
        )}
      </div>
      <Button
        aria-label={formatMessage({ id: 'command-center.hours.copyOf' }, { name })}
        className={styles.copy}
        onClick={() => setIsCopying(true)}
        size="sm"
        variant="ghost"
      >
        <Icon of={CopyIcon} size={18} />
        <span className={styles.copyLabel}>
          <FormattedMessage id="command-center.hours.copyTo" />
        </span>
      </Button>
      <CopyDialog
        from={day}
        isOpen={isCopying}
        onClose={() => setIsCopying(false)}
        onCopy={(days) => {
          for (const other of days) form.setValue(other, value);
        }}
      />
    </li>
  );
}

/** `MONDAY.intervals.1` → 1. */
function placeOf(name: string): number | null {
  const place = Number(name.split('.')[2] ?? Number.NaN);
  return Number.isNaN(place) ? null : place;
}
