import TriangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { Checkbox } from '../../../ui/form/checkbox';
import { FieldError } from '../../../ui/form/field-error';
import { RadioCards } from '../../../ui/form/radio-cards';
import { Icon } from '../../../ui/icons/icon';
import { useMoney } from '../../../ui/text/use-money';
import { AllergenNames } from '../../allergens/allergen-names';
import { useAvoided } from '../../allergens/use-avoided';
import { type ChosenIds, hasRoom, isSingle } from './choices';
import styles from './option-group-field.module.css';

type OptionGroup = Dish['optionGroups'][number];

interface Props {
  readonly group: OptionGroup;
  readonly chosen: ChosenIds;
  readonly onToggle: (optionId: string) => void;
  /** The shopper pressed Add with too few chosen. */
  readonly isMissing: boolean;
}

/** What an option brings in, before it is chosen; what this device's shopper avoids stands out. */
function AddedAllergens({ allergens }: Pick<OptionGroup['options'][number], 'allergens'>) {
  const isAvoided = useAvoided().some((allergen) => allergens.includes(allergen));
  return (
    <span className={isAvoided ? styles.avoided : undefined}>
      {isAvoided && <Icon of={TriangleAlertIcon} size={14} />}
      <FormattedMessage
        id={isAvoided ? 'storefront.allergens.option' : 'storefront.choice.contains'}
        values={{ names: <AllergenNames allergens={allergens} /> }}
      />
    </span>
  );
}

/** How many can be chosen, in words. */
function Rule({ minimum, maximum }: Pick<OptionGroup, 'minimum' | 'maximum'>) {
  if (minimum === maximum) return <FormattedMessage id="storefront.options.exactly" values={{ count: minimum }} />;
  if (minimum === 0) return <FormattedMessage id="storefront.options.upTo" values={{ count: maximum }} />;
  return <FormattedMessage id="storefront.options.between" values={{ minimum, maximum }} />;
}

/** A question about the dish: radio buttons where exactly one answer is wanted, else boxes to tick. */
export function OptionGroupField({ group, chosen, onToggle, isMissing }: Props) {
  const { id, name, options } = group;
  const errorId = useId();
  const money = useMoney();
  const legend = (
    <span className={styles.legend}>
      {name}
      <span className={styles.rule}>
        <Rule {...group} />
      </span>
    </span>
  );
  const error = isMissing && <FormattedMessage id="storefront.options.missing" />;
  const difference = ({ priceDifference }: OptionGroup['options'][number]) => {
    if (priceDifference.minor === 0) return null;
    return priceDifference.minor > 0 ? `+${money(priceDifference)}` : money(priceDifference);
  };
  const hint = ({ isSoldOut, allergens }: OptionGroup['options'][number]) => {
    if (isSoldOut) return <FormattedMessage id="storefront.soldOut" />;
    return allergens.length > 0 && <AddedAllergens allergens={allergens} />;
  };
  if (isSingle(group)) {
    return (
      <RadioCards
        error={error}
        legend={legend}
        name={id}
        onChange={onToggle}
        options={options.map((option) => ({
          value: option.id,
          label: option.name,
          hint: hint(option),
          aside: difference(option),
          isDisabled: option.isSoldOut,
        }))}
        value={options.find((option) => chosen.has(option.id))?.id ?? null}
      />
    );
  }
  return (
    <fieldset aria-describedby={isMissing ? errorId : undefined} className={styles.options}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Checkbox
          aside={difference(option)}
          checked={chosen.has(option.id)}
          disabled={option.isSoldOut || (!chosen.has(option.id) && !hasRoom(group, chosen))}
          hint={hint(option)}
          key={option.id}
          label={option.name}
          name={id}
          onChange={() => onToggle(option.id)}
          value={option.id}
        />
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
