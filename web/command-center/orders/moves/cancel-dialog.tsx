import { type SubmitEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CANCEL_REASONS } from '../../../../domain/quick-answers';
import type { ReceivingWay } from '../../../../domain/receiving';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import styles from './cancel-dialog.module.css';
import { type GivenReason, givenReason, NO_REASON, ReasonChoice } from './reason-choice';

interface Props {
  readonly number: string;
  readonly way: ReceivingWay;
  /** Nobody has taken it yet: it is refused then, as the button that opened this said. */
  readonly isNew: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly cancel: (why: GivenReason) => void;
}

/** Asks why. What was chosen and typed stays when the dialog is closed, or a colleague changes the order. */
export function CancelDialog({ number, way, isNew, isOpen, onClose, cancel }: Props) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [why, setWhy] = useState(NO_REASON);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = givenReason(why);
    setIsMissing(given === null);
    if (given === null) {
      event.currentTarget.querySelector<HTMLElement>('textarea, button')?.focus();
      return;
    }
    cancel(given);
  };
  return (
    <Dialog
      footer={
        <div className={styles.buttons}>
          <Button onClick={onClose} variant="outline">
            <FormattedMessage id="command-center.cancel.keep" />
          </Button>
          <Button form={formId} type="submit" variant="danger">
            <FormattedMessage id={isNew ? 'command-center.cancel.refuse' : 'command-center.cancel.confirm'} />
          </Button>
        </div>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(
        { id: isNew ? 'command-center.cancel.refuseTitle' : 'command-center.cancel.title' },
        { number },
      )}
    >
      <form className={styles.form} id={formId} noValidate onSubmit={submit}>
        <ReasonChoice
          error={isMissing && formatMessage({ id: 'command-center.cancel.reasonRequired' })}
          hint={formatMessage({ id: 'command-center.cancel.hint' })}
          label={formatMessage({ id: 'command-center.cancel.reason' })}
          onChange={setWhy}
          reasons={CANCEL_REASONS}
          value={why}
          way={way}
        />
      </form>
    </Dialog>
  );
}
