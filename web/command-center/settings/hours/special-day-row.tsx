import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { IconButton } from '../../../ui/button/icon-button';
import { PencilIcon } from '../../../ui/icons/pencil-icon';
import { Trash2Icon } from '../../../ui/icons/trash-2-icon';
import { Tag } from '../../../ui/text/tag';
import styles from './special-day-row.module.css';
import { useClock } from './use-clock';

const SpecialDayRowFragment = graphql(`
  fragment SpecialDayRow on SpecialDay {
    id
    date
    isClosed
    note
    intervals {
      from
      to
    }
  }
`);

interface Props {
  readonly day: FragmentType<typeof SpecialDayRowFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** A date, its hours, and why. */
export function SpecialDayRow({ day, onChange, onDelete }: Props) {
  const { date, isClosed, note, intervals } = readFragment(SpecialDayRowFragment, day);
  const { formatMessage, formatList } = useIntl();
  const clock = useClock();
  const name = clock.date(date);
  return (
    <li className={styles.day}>
      <div className={styles.words}>
        <p className={styles.date}>
          <time dateTime={date}>{name}</time>
        </p>
        <p className={styles.hours}>
          {isClosed ? (
            <Tag tone="warning">
              <FormattedMessage id="command-center.hours.closed" />
            </Tag>
          ) : (
            formatList(intervals.map(clock.interval), { type: 'conjunction' })
          )}
          {note && <span className={styles.note}>{note}</span>}
        </p>
      </div>
      <IconButton
        icon={<PencilIcon size={18} />}
        label={formatMessage({ id: 'command-center.hours.special.change' }, { date: name })}
        onClick={onChange}
      />
      <IconButton
        icon={<Trash2Icon size={18} />}
        label={formatMessage({ id: 'command-center.hours.special.delete' }, { date: name })}
        onClick={onDelete}
      />
    </li>
  );
}
