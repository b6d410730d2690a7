import { chakra } from '@chakra-ui/react';
import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import type { DishTotal } from './dish-totals';
import styles from './kitchen-totals.module.css';

interface Props {
  readonly totals: readonly DishTotal[];
  readonly isOpen: boolean;
}

/** How many dishes are still to be made, over all orders; a press lists them. */
export function TotalsToggle({ totals, isOpen, onToggle }: Props & { readonly onToggle: () => void }) {
  const count = totals.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <button
      aria-controls="kitchen-dishes"
      aria-expanded={isOpen}
      className={styles.toggle}
      id="kitchen-totals"
      onClick={onToggle}
      type="button"
    >
      <FormattedMessage id="command-center.kitchen.toBeMade" values={{ count }} />
      <Icon of={ChevronDownIcon} size={18} />
    </button>
  );
}

/** How many of each dish: a line where there is room for one, else put away until somebody asks. */
export function KitchenTotals({ totals, isOpen }: Props) {
  return (
    <section
      aria-labelledby="kitchen-totals"
      className={styles.totals}
      data-open={isOpen || undefined}
      id="kitchen-dishes"
    >
      {/* It scrolls sideways, with the keys too. */}
      <chakra.ul aria-labelledby="kitchen-totals" className={styles.list} tabIndex={0}>
        {totals.map(({ name, quantity }) => (
          <li key={name}>
            <strong>{quantity}×</strong> {name}
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
