import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/button/button';
import { Notice } from '../ui/feedback/notice';
import { ErrorSummary } from '../ui/form/error-summary';
import type { Problems } from './problems';
import styles from './welcome.module.css';

interface Props {
  readonly problems: Problems;
  /** Names of the fields, for the list of what is wrong with them. */
  readonly labels: Readonly<Record<string, string>>;
  /** Sends the step; what it gives back is waited for. */
  readonly onSubmit: () => Promise<void>;
  readonly submitLabel: ReactNode;
  /** Beside the way on. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** A step's fields with what is wrong with them on top, the way on below. A field's id is its key in `problems`. */
export function WizardForm({ problems, labels, onSubmit, submitLabel, back, children }: Props) {
  const { formatMessage } = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    await onSubmit().finally(() => setIsBusy(false));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary
        attempt={problems.attempt}
        entries={Object.entries(problems.byField).map(([id, problem]) => ({
          id,
          message: formatMessage({ id: 'welcome.problem' }, { field: labels[id] ?? '', problem }),
        }))}
      />
      {problems.whole && (
        <Notice isLive tone="danger">
          {problems.whole}
        </Notice>
      )}
      {children}
      <div className={styles.actions}>
        {back}
        <Button isBusy={isBusy} size="lg" type="submit">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
