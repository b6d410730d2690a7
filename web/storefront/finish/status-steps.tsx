import { FormattedMessage } from 'react-intl';
import { type OrderStep, stepsOf } from '../../../domain/order-status';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { CheckIcon } from '../../ui/icons/check-icon';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useShopClock } from '../cart/receiving/shop-clock';
import card from './order-page.module.css';
import { PromisedTime } from './promised-time';
import styles from './status-steps.module.css';

/** Where the order stands, step by step, live; and when it is promised. */
export function StatusSteps({ order, zone }: { readonly order: Order; readonly zone: string }) {
  const steps = stepsOf(order.deliveryMethod ?? 'PICKUP');
  const current = steps.findIndex((step) => step === order.status);
  const isOver = order.status === 'COMPLETED';
  // What is brought to a table is not picked up.
  const isPickup = order.deliveryMethod === 'PICKUP' && order.table === null;
  const { time } = useShopClock(zone);
  return (
    <section aria-labelledby="status-title" className={card.card}>
      <h2 className={card.heading} id="status-title">
        <FormattedMessage id="checkout.finish.status" />
      </h2>
      {!isOver && <PromisedTime order={order} zone={zone} />}
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isDone = index < current || isOver;
          const isCurrent = index === current && !isOver;
          return (
            <li
              aria-current={isCurrent ? 'step' : undefined}
              className={styles.step}
              data-state={isDone ? 'done' : isCurrent ? 'current' : 'ahead'}
              key={step}
            >
              <span className={styles.mark}>{isDone && <CheckIcon size={14} />}</span>
              <StepName isPickup={isPickup} step={step} />
              <StepTime
                at={order.progress.find(({ status, isDelay }) => status === step && !isDelay)?.at}
                time={time}
              />
              {isDone && (
                <VisuallyHidden>
                  <FormattedMessage id="checkout.finish.done" />
                </VisuallyHidden>
              )}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden aria-live="polite">
        {current >= 0 && <StepName isPickup={isPickup} step={steps[current] ?? 'PLACED'} />}
      </VisuallyHidden>
    </section>
  );
}

/** When it came to that; nothing for what is still ahead. */
function StepTime({ at, time }: { readonly at?: string; readonly time: (instant: string) => string }) {
  return (
    at && (
      <time className={styles.time} dateTime={at}>
        {time(at)}
      </time>
    )
  );
}

function StepName({ step, isPickup }: { readonly step: OrderStep; readonly isPickup: boolean }) {
  if (step === 'READY') {
    return <FormattedMessage id={isPickup ? 'checkout.status.READY_PICKUP' : 'checkout.status.READY'} />;
  }
  return <FormattedMessage id={`checkout.status.${step}`} />;
}
