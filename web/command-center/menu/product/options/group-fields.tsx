import { useIntl } from 'react-intl';
import { FieldGrid } from '../../../kit/fields/field-grid';
import { FormNumberField } from '../../../kit/fields/form-number-field';
import { FormTextField } from '../../../kit/fields/form-text-field';
import { LocalizedField } from '../../../kit/fields/localized-field';
import type { Texts } from '../../../kit/fields/texts';
import type { EntityFormState } from '../../../kit/form/use-entity-form';

/** A question as its form holds it. */
export type GroupValues = {
  name: Texts;
  sku: string;
  minimum: number | null;
  maximum: number | null;
};

const NAME_LENGTH = 80;

/** What is asked, and how many answers may be chosen. */
export function GroupFields({ form }: { readonly form: EntityFormState<GroupValues> }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <LocalizedField
        form={form}
        hint={formatMessage({ id: 'command-center.product.options.groupHint' })}
        label={formatMessage({ id: 'command-center.product.name' })}
        maxLength={NAME_LENGTH}
        name="name"
      />
      <FieldGrid isPaired>
        <FormNumberField
          form={form}
          hint={formatMessage({ id: 'command-center.product.options.minimumHint' })}
          label={formatMessage({ id: 'command-center.product.options.minimum' })}
          name="minimum"
        />
        <FormNumberField
          form={form}
          hint={formatMessage({ id: 'command-center.product.options.maximumHint' })}
          label={formatMessage({ id: 'command-center.product.options.maximum' })}
          name="maximum"
        />
      </FieldGrid>
      <FormTextField form={form} isOptional label={formatMessage({ id: 'command-center.product.sku' })} name="sku" />
    </>
  );
}
