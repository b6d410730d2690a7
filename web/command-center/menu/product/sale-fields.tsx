import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { MEASUREMENT_UNITS } from '../../../../domain/weight';
import { FormMoneyField } from '../../kit/fields/form-money-field';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { FormTextField } from '../../kit/fields/form-text-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import styles from './product.module.css';

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly price: FieldPathByValue<Values, number | null>;
  readonly weight: FieldPathByValue<Values, number | null>;
  readonly unit: FieldPathByValue<Values, string | null>;
  readonly sku: FieldPathByValue<Values, string>;
}

/** Price, weight and article number of what is sold. */
export function SaleFields<Values extends FieldValues>({ form, price, weight, unit, sku }: Props<Values>) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.sale}>
      <FormMoneyField form={form} label={formatMessage({ id: 'command-center.product.price' })} name={price} />
      <FormNumberField
        form={form}
        isOptional
        label={formatMessage({ id: 'command-center.product.weight' })}
        name={weight}
      />
      <FormSelectField form={form} label={formatMessage({ id: 'command-center.product.unit' })} name={unit}>
        {MEASUREMENT_UNITS.map((each) => (
          <option key={each} value={each}>
            {formatMessage({ id: `command-center.product.unit.${each}` })}
          </option>
        ))}
      </FormSelectField>
      <FormTextField form={form} isOptional label={formatMessage({ id: 'command-center.product.sku' })} name={sku} />
    </div>
  );
}
