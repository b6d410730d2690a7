import { useIntl } from 'react-intl';
import { Button, type ButtonLook } from '../../kit/ui/button';

interface Props extends Pick<ButtonLook, 'size'> {
  readonly label: string;
  readonly isStopped: boolean;
  readonly isBusy: boolean;
  readonly onStop: () => void;
  readonly onResume: () => void;
}

/** One press takes something off sale, one more puts it back. */
export function StopButton({ label, isStopped, isBusy, onStop, onResume, size }: Props) {
  const { formatMessage } = useIntl();
  const action = isStopped ? 'resume' : 'stop';
  return (
    <Button
      aria-label={formatMessage({ id: `command-center.stop-list.${action}Named` }, { name: label })}
      isBusy={isBusy}
      onClick={isStopped ? onResume : onStop}
      size={size}
      variant={isStopped ? 'soft' : 'outline'}
    >
      {formatMessage({ id: `command-center.stop-list.${action}` })}
    </Button>
  );
}
