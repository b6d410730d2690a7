import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down-icon';
import type { DishTotal } from './dish-totals';
import styles from './kitchen-totals.module.css';

/** How many of each dish are still to be made, over all orders: a line on wide screens, put away on small ones. */
export function KitchenTotals({ totals }: { readonly totals: readonly DishTotal[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = totals.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section aria-labelledby="kitchen-totals" className={styles.totals} data-open={isOpen || undefined}>
      <chakra.h2 className={styles.heading} id="kitchen-totals">
        <button aria-controls="kitchen-dishes" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} type="button">
          <FormattedMessage id="command-center.kitchen.toBeMade" values={{ count }} />
          <ChevronDownIcon size={18} />
        </button>
      </chakra.h2>
      {/* It scrolls sideways, with the keys too. */}
      <chakra.ul aria-labelledby="kitchen-totals" className={styles.list} id="kitchen-dishes" tabIndex={0}>
        {totals.map(({ name, quantity }) => (
          <li key={name}>
            <strong>{quantity}×</strong> {name}
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
