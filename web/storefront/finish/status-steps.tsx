import CheckIcon from 'lucide/dist/esm/icons/check';
import { FormattedMessage } from 'react-intl';
import { stepsOf } from '../../../domain/order-status';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { Icon } from '../../ui/icons/icon';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useShopClock } from '../cart/receiving/shop-clock';
import { shopDate } from '../cart/receiving/shop-time';
import { OrderState } from '../my-orders/order-state';
import card from './order-page.module.css';
import { PromisedTime } from './promised-time';
import styles from './status-steps.module.css';

/** Where the order stands, step by step, live; and when it is promised. */
export function StatusSteps({ order, zone }: { readonly order: Order; readonly zone: string }) {
  const steps = stepsOf(order.deliveryMethod ?? 'PICKUP');
  const current = steps.findIndex((step) => step === order.status);
  const isOver = order.status === 'COMPLETED';
  const { time, moment } = useShopClock(zone);
  // An order for tomorrow has steps on two days.
  const stamp = (instant: string) =>
    shopDate(instant, zone) === shopDate(new Date(), zone) ? time(instant) : moment(instant);
  const moved = order.progress.filter(({ promisedAt }) => promisedAt !== null);
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
              <span className={styles.mark}>{isDone && <Icon of={CheckIcon} size={14} />}</span>
              {step === 'ACCEPTED' && order.acceptedBy ? (
                <FormattedMessage id="checkout.finish.acceptedBy" values={{ name: order.acceptedBy }} />
              ) : (
                <OrderState order={{ ...order, status: step }} />
              )}
              <StepTime at={isDone || isCurrent ? cameAt(order, step) : undefined} stamp={stamp} />
              {isDone && (
                <VisuallyHidden>
                  <FormattedMessage id="checkout.finish.done" />
                </VisuallyHidden>
              )}
            </li>
          );
        })}
      </ol>
      {moved.length > 0 && (
        <ul className={styles.moved}>
          {moved.map(({ at, promisedAt }) => (
            <li key={at}>
              <FormattedMessage
                id="checkout.finish.newTime"
                values={{ at: stamp(at), time: promisedAt && stamp(promisedAt) }}
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden aria-live="polite">
        {current >= 0 && <OrderState order={{ ...order, status: steps[current] ?? 'PLACED' }} />}
      </VisuallyHidden>
    </section>
  );
}

/** When it came to a step last: before that it may have been taken back from there. */
function cameAt({ progress }: Order, step: Order['status']): string | undefined {
  return progress.findLast(({ status, isDelay, isStepBack }) => status === step && !isDelay && !isStepBack)?.at;
}

/** When it came to that; nothing for what is still ahead. */
function StepTime({ at, stamp }: { readonly at?: string; readonly stamp: (instant: string) => string }) {
  return (
    at && (
      <time className={styles.time} dateTime={at}>
        {stamp(at)}
      </time>
    )
  );
}
