import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { isTaxed, TaxClassOptions, type TaxRates } from '../../kit/fields/tax-class-options';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import type { ProductValues } from './product-values';

interface Props {
  readonly form: EntityFormState<ProductValues>;
  readonly rates: TaxRates;
}

/** The VAT of a dish; not there in a shop that names none. */
export function TaxField({ form, rates }: Props) {
  const { formatMessage } = useIntl();
  const chosen = useWatch({ control: form.control, name: 'taxClass' });
  if (!isTaxed(rates)) return null;
  return (
    <FormSelectField
      form={form}
      hint={formatMessage({ id: 'command-center.product.taxHint' })}
      isOptional
      label={formatMessage({ id: 'command-center.product.tax' })}
      name="taxClass"
    >
      <option value="">
        <FormattedMessage id="command-center.product.taxByShop" />
      </option>
      <TaxClassOptions chosen={chosen} rates={rates} />
    </FormSelectField>
  );
}
