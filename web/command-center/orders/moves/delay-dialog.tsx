import { type SubmitEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReceivingWay } from '../../../../domain/receiving';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useShopTime } from '../../kit/time/order-time';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import styles from './cancel-dialog.module.css';
import { MinuteChoice } from './minute-choice';
import { delayCountsFrom, minutesAfter } from './promise-preview';
import { type GivenReason, givenReason, NO_REASON, type QuickReason, ReasonChoice } from './reason-choice';

const DELAYS = [5, 10, 15, 20, 30, 45];
const USUAL_DELAY = 15;
const REASONS: readonly QuickReason[] = ['TOO_BUSY', 'COURIER_LATE', 'SOLD_OUT', 'UNREACHABLE'];

interface Props {
  readonly number: string;
  readonly way: ReceivingWay;
  readonly promisedAt: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly delay: (minutes: number, why: GivenReason) => void;
}

/** Promises an order for later. The shopper reads the new time at once, and why. */
export function DelayDialog({ number, way, promisedAt, isOpen, onClose, delay }: Props) {
  const { formatMessage } = useIntl();
  const { now } = useCommandCenter();
  const shopTime = useShopTime();
  const formId = useId();
  const [minutes, setMinutes] = useState(USUAL_DELAY);
  const [why, setWhy] = useState(NO_REASON);
  const promiseOf = (count: number) => minutesAfter(delayCountsFrom(promisedAt, now), count);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    delay(minutes, givenReason(why) ?? {});
    setWhy(NO_REASON);
    setMinutes(USUAL_DELAY);
  };
  return (
    <Dialog
      footer={
        <div className={styles.buttons}>
          <Button form={formId} size="lg" type="submit">
            <FormattedMessage id="command-center.delay.confirm" values={{ time: shopTime(promiseOf(minutes)) }} />
          </Button>
        </div>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage({ id: 'command-center.delay.title' }, { number })}
    >
      <form className={styles.form} id={formId} noValidate onSubmit={submit}>
        <MinuteChoice
          chosen={minutes}
          label={formatMessage({ id: 'command-center.delay.by' })}
          minutes={DELAYS}
          onChoose={setMinutes}
          promiseOf={promiseOf}
        />
        <ReasonChoice
          hint={formatMessage({ id: 'command-center.delay.hint' })}
          label={formatMessage({ id: 'command-center.delay.reason' })}
          onChange={setWhy}
          reasons={REASONS}
          value={why}
          way={way}
        />
      </form>
    </Dialog>
  );
}
