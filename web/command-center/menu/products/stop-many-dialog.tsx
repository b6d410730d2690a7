import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StopProductsInput } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { clockAt } from '../../kit/time/shop-clock';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { Notice } from '../../kit/ui/feedback';
import { DurationChoice } from '../stop-list/duration-choice';
import { type Duration, stopRequest } from '../stop-list/stop-duration';
import styles from './products.module.css';

const HOUR_MS = 3_600_000;

interface Props {
  readonly count: number;
  readonly onClose: () => void;
  /** @returns why it was refused; null when it is done. */
  readonly stop: (request: Omit<StopProductsInput, 'ids'>) => Promise<string | null>;
}

/** Asks how long the chosen products are off sale. */
export function StopManyDialog({ count, onClose, stop }: Props) {
  const { formatMessage } = useIntl();
  const { now, timeZone } = useCommandCenter();
  const [duration, setDuration] = useState<Duration>('CHANGED');
  const [reading, setReading] = useState(() => clockAt(now + 2 * HOUR_MS, timeZone));
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    setIsBusy(true);
    const answer = await stop(stopRequest({ duration, reading }, Date.now(), timeZone));
    setIsBusy(false);
    setRefusal(answer);
    if (answer === null) onClose();
  };
  return (
    <Dialog
      footer={
        <Button isBusy={isBusy} isWide onClick={() => void send()}>
          <FormattedMessage id="command-center.products.takeOffSale" />
        </Button>
      }
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.products.stopMany' }, { count })}
    >
      <div className={styles.body}>
        {refusal && <Notice isLive title={refusal} tone="danger" />}
        <DurationChoice duration={duration} onDuration={setDuration} onReading={setReading} reading={reading} />
      </div>
    </Dialog>
  );
}
