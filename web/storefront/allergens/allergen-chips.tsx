import { FormattedMessage } from 'react-intl';
import { useDeviceValue } from '../../ui/device-value';
import { Chip } from '../../ui/form/chip';
import { ALLERGENS } from '../search/filter-values';
import { keptAllergens } from './kept-allergens';
import styles from './my-allergens.module.css';

/** The fourteen, each to be marked. */
export function AllergenChips() {
  const kept = useDeviceValue(keptAllergens);
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="storefront.allergens.mineHint" />
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
