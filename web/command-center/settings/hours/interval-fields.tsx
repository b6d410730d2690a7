import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../../ui/class-names';
import controlStyles from '../../../ui/form/field.module.css';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../../kit/ui/button';
import styles from './interval-fields.module.css';
import { useClock } from './use-clock';
import { endOf, type Interval } from './week';

interface Props {
  readonly id: string;
  readonly name: string;
  /** Which of the day's intervals it is; null when it is the only one. */
  readonly number: number | null;
  readonly value: Interval;
  readonly onChange: (interval: Interval) => void;
  readonly onRemove: () => void;
  /** Id of the element with the error message. */
  readonly errorId: string | undefined;
}

/** From when to when, and a word where that is the next day. */
export function IntervalFields({ id, name, number, value, onChange, onRemove, errorId }: Props) {
  const { formatMessage } = useIntl();
  const { time } = useClock();
  const end = endOf(value);
  const noteId = `${id}-note`;
  const labelled = { name, number: number ?? 0 };
  const control = (edge: 'from' | 'to') => ({
    'aria-describedby': classNames(end === 'unknown' ? null : noteId, errorId),
    'aria-invalid': errorId ? true : undefined,
    'aria-label': formatMessage({ id: `command-center.hours.${edge}` }, labelled),
    className: classNames(controlStyles.control, styles.time),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...value, [edge]: event.currentTarget.value }),
    type: 'time',
    value: value[edge],
  });
  return (
    <div>
      <div className={styles.row}>
        <input {...control('from')} id={id} />
        <span aria-hidden="true">–</span>
        <input {...control('to')} />
        <IconButton
          icon={<Icon of={Trash2Icon} size={18} />}
          label={formatMessage({ id: 'command-center.hours.remove' }, labelled)}
          onClick={onRemove}
        />
      </div>
      <p className={styles.note} id={noteId}>
        {end === 'nextDay' && <FormattedMessage id="command-center.hours.nextDay" values={{ time: time(value.to) }} />}
        {end === 'aroundTheClock' && <FormattedMessage id="command-center.hours.aroundTheClock" />}
      </p>
    </div>
  );
}
