import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { Notice } from '../../../ui/feedback/notice';
import { bindShortWords } from '../../../ui/text/bind-short-words';
import { Weight } from '../../../ui/text/weight';
import { AllergenNames } from '../../allergens/allergen-names';
import { SoldOutWord } from '../../cart/view/sold-out-word';
import { factsOfChoice } from './chosen-facts';
import styles from './dish-body.module.css';
import { DishNote } from './dish-note';
import { dishButtonSlot, dishSettingsSlot, dishWarningSlot } from './dish-slots';
import { NutritionTable } from './nutrition-table';
import { OptionGroupField } from './option-group-field';
import { ProductTags, worthSaying } from './product-tags';
import { tagsOfChoice } from './tags-of-choice';
import type { DishChoosing } from './use-dish-choice';
import { VariantField } from './variant-field';

interface Props {
  readonly dish: Dish;
  readonly choosing: DishChoosing;
}

/** Everything there is to read and to choose about a dish, below its name. */
export function DishBody({ dish, choosing }: Props) {
  const { formatMessage, formatList } = useIntl();
  const { description, nutrition, variants, optionGroups, soldOutUntil } = dish;
  const { variant, chooseVariant, chosen, toggle, isSoldOut, missing } = choosing;
  const { allergens, added, uncounted, areOptionsKnown } = factsOfChoice(dish, chosen);
  const { tags, unsure } = tagsOfChoice(dish, chosen);
  const hasNutrition = nutrition && Object.values(nutrition).some((value) => typeof value === 'number');
  return (
    <div className={styles.body}>
      <div className={styles.facts}>
        {variant && variant.weight !== null && (
          <span className={styles.weight}>
            <Weight unit={variant.unit} value={variant.weight} />
          </span>
        )}
        <ProductTags tags={tags} />
        {unsure.length > 0 && (
          <span className={styles.without}>
            <FormattedMessage
              id="storefront.choice.tags"
              values={{
                tags: formatList(
                  worthSaying(unsure).map((tag) => formatMessage({ id: `storefront.tag.${tag}` })),
                  { type: 'unit' },
                ),
              }}
            />
          </span>
        )}
        <span className={styles.heart}>{dishButtonSlot.show({ dish })}</span>
      </div>
      {description && <p className={styles.description}>{bindShortWords(description)}</p>}
      {dishWarningSlot.show({ allergens: dish.allergens })}
      <div aria-live="polite">{isSoldOut && <SoldOutWord until={variant?.soldOutUntil ?? soldOutUntil ?? null} />}</div>
      <VariantField onChange={chooseVariant} value={variant?.id ?? null} variants={variants} />
      {optionGroups.map((group) => (
        <OptionGroupField
          chosen={chosen}
          group={group}
          isMissing={missing?.id === group.id}
          key={group.id}
          onToggle={(optionId) => toggle(group, optionId)}
        />
      ))}
      <DishNote choosing={choosing} />
      {dishWarningSlot.show({ allergens: allergens.filter((allergen) => !dish.allergens.includes(allergen)) })}
      {allergens.length > 0 && (
        <Notice title={<FormattedMessage id="storefront.dish.contains" />}>
          <AllergenNames allergens={allergens} />
        </Notice>
      )}
      {(allergens.length > 0 || areOptionsKnown) && dishSettingsSlot.show({})}
      {hasNutrition && (
        <NutritionTable added={added} facts={nutrition} unit={variant?.unit ?? 'G'} weight={variant?.weight ?? null} />
      )}
      {optionGroups.length > 0 && (hasNutrition || allergens.length > 0) && (
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
