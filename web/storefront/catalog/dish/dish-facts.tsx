import { FormattedList, FormattedMessage } from 'react-intl';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { Notice } from '../../../ui/feedback/notice';
import { AllergenNames } from '../../allergens/allergen-names';
import { factsOfChoice } from './chosen-facts';
import styles from './dish-body.module.css';
import { dishSettingsSlot, dishWarningSlot } from './dish-slots';
import { NutritionTable } from './nutrition-table';
import type { DishChoosing } from './use-dish-choice';

interface Props {
  readonly dish: Dish;
  readonly choosing: DishChoosing;
}

/** What a dish contains, with what was chosen: on a wide page below its picture. Nothing where nothing is known. */
export function DishFacts({ dish, choosing: { variant, chosen } }: Props) {
  const { nutrition, optionGroups } = dish;
  const { allergens, added, uncounted, areOptionsKnown } = factsOfChoice(dish, chosen);
  const hasNutrition = nutrition && Object.values(nutrition).some((value) => typeof value === 'number');
  const hasAllergens = allergens.length > 0;
  if (!hasNutrition && !hasAllergens && !areOptionsKnown) return null;
  return (
    <div className={styles.body} data-facts>
      {dishWarningSlot.show({ allergens: allergens.filter((allergen) => !dish.allergens.includes(allergen)) })}
      {hasAllergens && (
        <Notice title={<FormattedMessage id="storefront.dish.contains" />}>
          <AllergenNames allergens={allergens} />
        </Notice>
      )}
      {(hasAllergens || areOptionsKnown) && dishSettingsSlot.show({})}
      {hasNutrition && (
        <NutritionTable added={added} facts={nutrition} unit={variant?.unit ?? 'G'} weight={variant?.weight ?? null} />
      )}
      {optionGroups.length > 0 && (hasNutrition || hasAllergens) && (
        <p className={styles.without}>
          {hasNutrition && areOptionsKnown && uncounted.length > 0 && (
            <>
              <FormattedMessage
                id="storefront.choice.uncounted"
                values={{ names: <FormattedList type="conjunction" value={uncounted} /> }}
              />{' '}
            </>
          )}
          <FormattedMessage id={areOptionsKnown ? 'storefront.choice.ask' : 'storefront.choice.notCounted'} />
        </p>
      )}
    </div>
  );
}
