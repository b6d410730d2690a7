import { FormattedMessage, useIntl } from 'react-intl';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { bindShortWords } from '../../../ui/text/bind-short-words';
import { Weight } from '../../../ui/text/weight';
import { SoldOutWord } from '../../cart/view/sold-out-word';
import styles from './dish-body.module.css';
import { DishNote } from './dish-note';
import { dishButtonSlot, dishWarningSlot } from './dish-slots';
import { OptionGroupField } from './option-group-field';
import { ProductTags, worthSaying } from './product-tags';
import { tagsOfChoice } from './tags-of-choice';
import type { DishChoosing } from './use-dish-choice';
import { VariantField } from './variant-field';

interface Props {
  readonly dish: Dish;
  readonly choosing: DishChoosing;
}

/** What a dish is, and everything there is to choose, below its name. */
export function DishBody({ dish, choosing }: Props) {
  const { formatMessage, formatList } = useIntl();
  const { description, variants, optionGroups, soldOutUntil } = dish;
  const { variant, chooseVariant, chosen, toggle, isSoldOut, missing } = choosing;
  const { tags, unsure } = tagsOfChoice(dish, chosen);
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
    </div>
  );
}
