import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/button/button';
import type { Subscribed } from '../push/subscribe';
import { usePush } from '../push/use-push';

interface Props {
  readonly pushKey: string;
  /** The endings of the push addresses that follow the order already. */
  readonly ends: readonly string[];
  readonly onFollow: (subscribed: Subscribed) => Promise<unknown>;
}

/** Follows the order by notifications on this device; why not, where that is so. */
export default function PushFollow({ pushKey, ends, onFollow }: Props) {
  const { support, isBusy, begin, isKnown } = usePush(pushKey);
  if (support === null || support === 'NONE' || isKnown(ends)) return null;
  return (
    <div>
      {support !== 'INSTALL_FIRST' && support !== 'DENIED' && (
        <Button isBusy={isBusy} onClick={() => void begin(onFollow)} variant="outline">
          <FormattedMessage id="notices.push" />
        </Button>
      )}
      {support !== 'READY' && (
        <p role="status">
          <FormattedMessage id={`notices.push.${support}`} />
        </p>
      )}
    </div>
  );
}
