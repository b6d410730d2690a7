import { useId } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormNumberField } from '../../kit/fields/form-number-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import styles from './product.module.css';
import { NUTRIENTS } from './product-values';

type Nutrient = (typeof NUTRIENTS)[number];

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly label: string;
  readonly hint?: string;
  /** Which field holds each value. */
  readonly names: Readonly<Record<Nutrient, FieldPathByValue<Values, number | null>>>;
}

/** Energy, protein, fat and carbohydrate, side by side where there is room. */
export function NutrientFields<Values extends FieldValues>({ form, label, hint, names }: Props<Values>) {
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <fieldset aria-labelledby={labelId} className={styles.chips}>
      <div className={styles.chipsLabel} id={labelId}>
        {label}
      </div>
      {hint && <div className={styles.hint}>{hint}</div>}
      <div className={styles.nutrients}>
        {NUTRIENTS.map((nutrient) => (
          <FormNumberField
            form={form}
            isOptional
            key={nutrient}
            label={formatMessage({ id: `command-center.product.${nutrient}` })}
            name={names[nutrient]}
            unit={formatMessage({
              id: nutrient === 'calories' ? 'command-center.product.kcal' : 'command-center.product.gram',
            })}
          />
        ))}
      </div>
    </fieldset>
  );
}
