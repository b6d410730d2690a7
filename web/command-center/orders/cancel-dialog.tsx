import { type SubmitEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { TextArea } from '../../ui/form/text-area';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './cancel-dialog.module.css';

/** By the API. */
const MAXIMUM_REASON = 250;

interface Props {
  readonly number: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Answers with why it was refused, or null. */
  readonly cancel: (reason: string) => Promise<string | null>;
}

/** Asks why. What was typed stays when the dialog is closed or the answer is a refusal. */
export function CancelDialog({ number, isOpen, onClose, cancel }: Props) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEmpty = reason.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    setIsBusy(true);
    const answer = await cancel(reason.trim());
    setIsBusy(false);
    setRefusal(answer);
    if (answer === null) onClose();
  };
  return (
    <Dialog
      footer={
        <div className={styles.buttons}>
          <Button onClick={onClose} variant="outline">
            <FormattedMessage id="command-center.cancel.keep" />
          </Button>
          <Button form={formId} isBusy={isBusy} type="submit" variant="danger">
            <FormattedMessage id="command-center.cancel.confirm" />
          </Button>
        </div>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage({ id: 'command-center.cancel.title' }, { number })}
    >
      <form className={styles.form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {refusal && <Notice isLive title={refusal} tone="danger" />}
        <TextArea
          error={isMissing && formatMessage({ id: 'command-center.cancel.reasonRequired' })}
          hint={formatMessage({ id: 'command-center.cancel.hint' })}
          label={formatMessage({ id: 'command-center.cancel.reason' })}
          maxLength={MAXIMUM_REASON}
          onChange={(event) => setReason(event.currentTarget.value)}
          rows={3}
          value={reason}
        />
      </form>
    </Dialog>
  );
}
