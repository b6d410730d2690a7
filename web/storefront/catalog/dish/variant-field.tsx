import { FormattedMessage } from 'react-intl';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { RadioCards } from '../../../ui/form/radio-cards';
import { Price } from '../../../ui/text/price';
import { Weight } from '../../../ui/text/weight';
import styles from './option-group-field.module.css';

interface Props {
  readonly variants: Dish['variants'];
  /** Id of the chosen one. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** Which size or kind; nothing to ask where there is only one. */
export function VariantField({ variants, value, onChange }: Props) {
  if (variants.length < 2) return null;
  return (
    <RadioCards
      legend={
        <span className={styles.legend}>
          <FormattedMessage id="storefront.dish.variant" />
        </span>
      }
      name="variant"
      onChange={onChange}
      options={variants.map(({ id, name, weight, unit, price, isSoldOut }) => ({
        value: id,
        label: name,
        hint: isSoldOut ? (
          <FormattedMessage id="storefront.soldOut" />
        ) : (
          weight !== null && <Weight unit={unit} value={weight} />
        ),
        aside: <Price value={price} />,
        isDisabled: isSoldOut,
      }))}
      value={value}
    />
  );
}
