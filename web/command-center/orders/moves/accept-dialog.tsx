import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chosenTime } from '../../../../domain/chosen-time';
import { SUGGESTED_MINUTES } from '../../../../domain/quick-answers';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useShopTime, useShopTimeRange } from '../../kit/time/order-time';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { Notice } from '../../kit/ui/feedback';
import { TextField } from '../../kit/ui/fields';
import styles from './accept-dialog.module.css';
import { MinuteChoice } from './minute-choice';
import { minutesAfter } from './promise-preview';

/** By the API. */
const MAXIMUM_MINUTES = 240;

const AcceptDialogFragment = graphql(`
  fragment AcceptDialog on Order {
    id
    number
    deliveryMethod
    slotFrom
    slotTo
    promisedAt
    travelMinutes
  }
`);

interface Props {
  readonly order: FragmentType<typeof AcceptDialogFragment>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** @param minutes - null keeps what is promised. */
  readonly accept: (minutes: number | null) => void;
}

/** Takes an order: as it was promised, or with the kitchen's own minutes. One press is enough for either. */
export function AcceptDialog({ order, isOpen, onClose, accept }: Props) {
  const { number, deliveryMethod, slotFrom, slotTo, promisedAt, travelMinutes } = readFragment(
    AcceptDialogFragment,
    order,
  );
  const { formatMessage } = useIntl();
  const { now } = useCommandCenter();
  const shopTime = useShopTime();
  const shopTimeRange = useShopTimeRange();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const travel = travelMinutes ?? 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const minutes = Number(typed);
    const isMinutes = Number.isInteger(minutes) && minutes >= 1 && minutes <= MAXIMUM_MINUTES;
    if (isMinutes) accept(minutes);
    else setRefusal(formatMessage({ id: 'command-center.accept.bounds' }, { maximum: MAXIMUM_MINUTES }));
  };
  const chosen = chosenTime({ slotFrom, slotTo, promisedAt });
  const time = chosen?.isKept ? shopTimeRange(chosen.from, chosen.to) : shopTime(promisedAt);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage({ id: 'command-center.accept.title' }, { number })}>
      <div className={styles.content}>
        {refusal && <Notice isLive title={refusal} tone="danger" />}
        <Button isWide onClick={() => accept(null)} size="lg">
          {time ? (
            <FormattedMessage id="command-center.accept.asPromised" values={{ time }} />
          ) : (
            <FormattedMessage id="command-center.accept.plain" />
          )}
        </Button>
        <div className={styles.minutes}>
          <p className={styles.heading}>
            <FormattedMessage id="command-center.accept.minutes" />
          </p>
          <MinuteChoice
            label={formatMessage({ id: 'command-center.accept.minutes' })}
            minutes={SUGGESTED_MINUTES}
            onChoose={accept}
            promiseOf={(minutes) => minutesAfter(now, minutes + travel)}
          />
          <form className={styles.own} noValidate onSubmit={submit}>
            <TextField
              autoComplete="off"
              inputMode="numeric"
              label={formatMessage({ id: 'command-center.accept.own' })}
              maxLength={3}
              onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
              value={typed}
            />
            <Button type="submit" variant="outline">
              <FormattedMessage id="command-center.move.ACCEPTED" />
            </Button>
          </form>
          {deliveryMethod === 'DELIVERY' && travel > 0 && (
            <p className={styles.hint}>
              <FormattedMessage id="command-center.accept.road" values={{ minutes: travel }} />
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
