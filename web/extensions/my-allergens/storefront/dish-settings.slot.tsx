import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { lazyExtra } from '../../../ui/lazy-extra';
import styles from './dish-settings.slot.module.css';

const AllergenChips = lazyExtra(async () => (await import('./allergen-chips')).AllergenChips);

/** Where the shopper says what they avoid. */
export default function MyAllergens() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.mine} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <FormattedMessage id="my-allergens.title" />
        <Icon of={ChevronDownIcon} size={18} />
      </summary>
      {isOpen && (
        <Suspense>
          <AllergenChips />
        </Suspense>
      )}
    </details>
  );
}
