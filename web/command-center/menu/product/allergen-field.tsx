import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Allergen } from '../../../gql/graphql';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { FormChips } from './form-chips';
import { ALLERGENS } from './product-values';

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  /** A field that holds those it contains. */
  readonly name: FieldPathByValue<Values, Allergen[]>;
  /** Whose they are, where that has to be said. */
  readonly hint: string;
}

/** What a dish or an option of one contains that somebody may not eat. */
export function AllergenField<Values extends FieldValues>({ form, name, hint }: Props<Values>) {
  const { formatMessage } = useIntl();
  return (
    <FormChips<Values, Allergen>
      form={form}
      hint={hint}
      label={formatMessage({ id: 'command-center.product.allergens' })}
      name={name}
      options={ALLERGENS.map((value) => ({
        value,
        label: formatMessage({ id: `command-center.product.allergen.${value}` }),
      }))}
    />
  );
}
