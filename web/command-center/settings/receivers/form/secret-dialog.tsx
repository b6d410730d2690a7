import { FormattedMessage, useIntl } from 'react-intl';
import { ShownOnce } from '../../../kit/secret/shown-once';
import { Button } from '../../../kit/ui/button';
import { Dialog } from '../../../kit/ui/dialog';

interface Props {
  /** Null: closed. */
  readonly secret: string | null;
  readonly onClose: () => void;
}

/** The secret that a receiver checks signatures with, for the only time. */
export function SecretDialog({ secret, onClose }: Props) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'command-center.receivers.secret' });
  return (
    <Dialog
      footer={
        <Button onClick={onClose}>
          <FormattedMessage id="command-center.receivers.secretDone" />
        </Button>
      }
      isOpen={secret !== null}
      onClose={onClose}
      title={label}
    >
      {secret !== null && (
        <ShownOnce label={label} secret={secret}>
          <FormattedMessage id="command-center.receivers.secretOnce" />
        </ShownOnce>
      )}
    </Dialog>
  );
}
