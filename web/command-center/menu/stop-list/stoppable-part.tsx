import type { ReactNode } from 'react';
import { StopButton } from './stop-button';
import styles from './stop-list.module.css';
import { StoppedUntil } from './stopped-until';
import type { Stoppable } from './use-stop-list';

export interface Stopping {
  /** Ids of what is stopped, each with when it ends; null: when staff end it. */
  readonly untilOf: ReadonlyMap<string, string | null>;
  readonly isBusy: (id: string) => boolean;
  readonly onStop: (item: Stoppable) => void;
  readonly onResume: (item: Stoppable) => void;
}

interface WordsProps {
  readonly label: string;
  readonly of?: ReactNode;
  readonly stoppedId: string;
  readonly stopping: Stopping;
}

/** What it is called, what it is a part of, and until when it is off sale. */
export function StoppableWords({ label, of, stoppedId, stopping: { untilOf } }: WordsProps) {
  const until = untilOf.get(stoppedId);
  return (
    <div className={styles.words}>
      <span className={styles.name}>{label}</span>
      {of && <span className={styles.of}>{of}</span>}
      {until !== undefined && (
        <span className={styles.until}>
          <StoppedUntil until={until} />
        </span>
      )}
    </div>
  );
}

/** One press takes it off sale, one more puts it back. */
export function StoppableToggle({ item, stopping }: { readonly item: Stoppable; readonly stopping: Stopping }) {
  return (
    <StopButton
      isBusy={stopping.isBusy(item.id)}
      isStopped={stopping.untilOf.has(item.id)}
      label={item.label}
      onResume={() => stopping.onResume(item)}
      onStop={() => stopping.onStop(item)}
    />
  );
}
