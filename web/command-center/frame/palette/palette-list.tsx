import { useIntl } from 'react-intl';
import type { Entry, EntryGroup } from './entry';
import styles from './palette.module.css';

interface Props {
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  readonly chosen: Entry | undefined;
  readonly optionId: (entry: Entry) => string;
  readonly onRun: (entry: Entry) => void;
}

/** The focus stays in the input; it says which of these is meant. */
export function PaletteList({ id, groups, chosen, optionId, onRun }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div
      aria-label={formatMessage({ id: 'command-center.palette.title' })}
      className={styles.list}
      id={id}
      role="listbox"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
        <div aria-label={group.title} key={group.id} role="group">
          <p aria-hidden="true" className={styles.group}>
            {group.title}
          </p>
          {group.entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the focus and the keys
            <div
              aria-selected={entry === chosen || entry.id === chosen?.id}
              className={styles.entry}
              id={optionId(entry)}
              key={entry.id}
              onClick={() => onRun(entry)}
              role="option"
            >
              {entry.icon}
              <span className={styles.label}>{entry.label}</span>
              {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
