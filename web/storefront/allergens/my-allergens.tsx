import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon';
import { AllergenChips } from './allergen-chips';
import styles from './my-allergens.module.css';

/** Where the shopper says what they avoid. */
export function MyAllergens() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.mine} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <FormattedMessage id="storefront.allergens.mine" />
        <ChevronDownIcon size={18} />
      </summary>
      {isOpen && <AllergenChips />}
    </details>
  );
}
