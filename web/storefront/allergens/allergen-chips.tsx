import { FormattedMessage } from 'react-intl';
import { Chip } from '../../ui/form/chip';
import { useKept } from '../device/kept-set';
import { ALLERGENS } from '../search/filter-values';
import { keptAllergens } from './kept-allergens';
import styles from './my-allergens.module.css';

/** The fourteen, each to be marked. */
export function AllergenChips() {
  const kept = useKept(keptAllergens);
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
