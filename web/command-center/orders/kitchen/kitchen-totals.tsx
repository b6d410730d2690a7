import { FormattedMessage } from 'react-intl';
import type { DishTotal } from './dish-totals';
import styles from './kitchen-totals.module.css';

/** How many of each dish are still to be made, over all orders. */
export function KitchenTotals({ totals }: { readonly totals: readonly DishTotal[] }) {
  return (
    <section aria-labelledby="kitchen-totals" className={styles.totals}>
      <h2 className={styles.title} id="kitchen-totals">
        <FormattedMessage id="command-center.kitchen.totals" />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, with the keys too */}
      <ul aria-labelledby="kitchen-totals" className={styles.list} tabIndex={0}>
        {totals.map(({ name, quantity }) => (
          <li className={styles.total} key={name}>
            <strong>×{quantity}</strong> <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
