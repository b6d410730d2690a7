import { FormattedMessage, useIntl } from 'react-intl';
import { LineWords } from '../line/line-words';
import styles from './kitchen-card.module.css';
import line from './kitchen-line.module.css';
import { forget, kitchenMemory } from './kitchen-memory';
import type { KitchenTicket } from './use-kitchen-view';

/** What cooks had on their screen and is not wanted any more, struck, until one of them has seen it. */
export function TakenOff({ ticket: { order, gone } }: { readonly ticket: KitchenTicket }) {
  const { formatMessage } = useIntl();
  if (gone.length === 0) return null;
  return (
    <>
      <p className={styles.gone}>
        <FormattedMessage
          id={order.status === 'CANCELLED' ? 'command-center.kitchen.cancelled' : 'command-center.kitchen.takenOff'}
        />
      </p>
      {gone.map((dish) => (
        <del className={line.gone} key={`${dish.id} ${dish.note}`}>
          <span className={line.quantity}>{`${dish.quantity}×`}</span>
          <LineWords line={dish} />
        </del>
      ))}
      <button
        aria-label={formatMessage({ id: 'command-center.kitchen.seenOf' }, { number: order.number })}
        className={styles.step}
        data-step="SEEN"
        onClick={() => kitchenMemory.set(forget(kitchenMemory.current(), order))}
        type="button"
      >
        <FormattedMessage id="command-center.kitchen.seen" />
      </button>
    </>
  );
}
