import XIcon from 'lucide/dist/esm/icons/x';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../ui/button/icon-button';
import { Icon } from '../../../ui/icons/icon';
import styles from './goes-well-with.module.css';
import { OfferedDish } from './offered-dish';
import { useOffer } from './use-offer';

/** A few dishes that go well with the cart, once: what is taken is not followed by another, and it can be put away. */
export function GoesWellWith() {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { dishes, putAway } = useOffer();
  // What was pressed goes away, and would take the focus along.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      {dishes.length > 0 && (
        <section aria-labelledby={titleId} className={styles.offer}>
          <div className={styles.head}>
            <h3 className={styles.title} id={titleId}>
              <FormattedMessage id="storefront.goesWellWith" />
            </h3>
            <IconButton
              icon={<Icon of={XIcon} size={18} />}
              label={formatMessage({ id: 'storefront.goesWellWith.hide' })}
              onClick={() => {
                keepFocus();
                putAway();
              }}
            />
          </div>
          <ul className={styles.dishes}>
            {dishes.map((dish) => (
              <OfferedDish dish={dish} key={dish.id} onTaken={keepFocus} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
