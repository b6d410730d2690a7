import CircleAlertIcon from 'lucide/dist/esm/icons/circle-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icons/icon';
import styles from './error-summary.module.css';
import { focusControl } from './focus-control';

export interface SummaryEntry {
  /** Id of the control that it is about. */
  readonly id: string;
  readonly message: string;
}

interface Props {
  readonly entries: readonly SummaryEntry[];
  /** Count of failed submits: each one moves the focus here, typing does not. */
  readonly attempt: number;
  /** Stands above the links. Defaults to how many fields there are. */
  readonly title?: ReactNode;
}

/** What keeps a form from being sent, as links to the fields; takes the focus after a failed submit. */
export function ErrorSummary({ entries, attempt, title }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <Icon of={CircleAlertIcon} />
        {title ?? <FormattedMessage id="ui.formErrors" values={{ count: entries.length }} />}
      </p>
      <ul>
        {entries.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(document.getElementById(id));
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
