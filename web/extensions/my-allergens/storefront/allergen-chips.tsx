import { FormattedMessage } from 'react-intl';
import { ALLERGENS } from '../../../storefront/search/filter-values';
import { Chip } from '../../../ui/form/chip';
import styles from './dish-settings.slot.module.css';
import { keptAllergens } from './kept-allergens';
import useAvoided from './use-avoided';

/** The fourteen, each to be marked. */
export function AllergenChips() {
  const kept = useAvoided();
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="my-allergens.hint" />
      </p>
      <div className={styles.chips}>
        {ALLERGENS.map((allergen) => (
          <Chip isActive={kept.includes(allergen)} key={allergen} onPress={() => keptAllergens.toggle(allergen)}>
            <FormattedMessage id={`storefront.allergen.${allergen}`} />
          </Chip>
        ))}
      </div>
    </>
  );
}
