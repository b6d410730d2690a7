import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon';
import { lazyExtra } from '../../ui/lazy-extra';
import styles from './my-allergens.module.css';

const AllergenChips = lazyExtra(async () => (await import('./allergen-chips')).AllergenChips);

/** Where the shopper says what they avoid. */
export function MyAllergens() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.mine} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <FormattedMessage id="storefront.allergens.mine" />
        <ChevronDownIcon size={18} />
      </summary>
      {isOpen && (
        <Suspense>
          <AllergenChips />
        </Suspense>
      )}
    </details>
  );
}
