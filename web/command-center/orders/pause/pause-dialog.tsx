import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { Notice } from '../../kit/ui/feedback';
import { TextField } from '../../kit/ui/fields';
import styles from './pause-dialog.module.css';
import { usePause } from './use-pause';

/** Minutes: what a full kitchen asks for. */
const CHOICES = [15, 30, 60] as const;

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One press for the usual pauses, and a time for any other. Large enough for wet hands. */
export function PauseDialog({ isOpen, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { isBusy, pause } = usePause();
  const [time, setTime] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (input: Parameters<typeof pause>[0]) => {
    const answer = await pause(input);
    setRefusal(answer);
    if (answer === null) onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (time) void send({ untilTime: time });
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage({ id: 'command-center.pause.title' })}>
      <div className={styles.body}>
        <p>
          <FormattedMessage id="command-center.pause.explained" />
        </p>
        {refusal && <Notice isLive title={refusal} tone="danger" />}
        <div className={styles.choices}>
          {CHOICES.map((minutes) => (
            <Button
              className={styles.choice}
              isBusy={isBusy}
              key={minutes}
              onClick={() => void send({ minutes })}
              size="lg"
              variant="soft"
            >
              <FormattedMessage id="command-center.pause.minutes" values={{ minutes }} />
            </Button>
          ))}
        </div>
        <form className={styles.until} noValidate onSubmit={submit}>
          <TextField
            isOptional={false}
            label={formatMessage({ id: 'command-center.pause.until' })}
            onChange={(event) => setTime(event.currentTarget.value)}
            type="time"
            value={time}
          />
          <Button isBusy={isBusy} size="lg" type="submit" variant="outline">
            <FormattedMessage id="command-center.pause.pauseUntil" />
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
