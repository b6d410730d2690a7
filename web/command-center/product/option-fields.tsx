import { useIntl } from 'react-intl';
import { FormMoneyField } from '../form/form-money-field';
import { LocalizedField } from '../form/localized-field';
import type { Texts } from '../form/texts';
import type { EntityFormState } from '../form/use-entity-form';

/** An answer as its form holds it. */
export type OptionValues = {
  name: Texts;
  /** Minor units added to the price of one. */
  priceDifference: number | null;
};

const NAME_LENGTH = 80;

/** What an answer is called, and what it adds to the price. */
export function OptionFields({ form }: { readonly form: EntityFormState<OptionValues> }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <LocalizedField
        form={form}
        label={formatMessage({ id: 'command-center.product.name' })}
        maxLength={NAME_LENGTH}
        name="name"
      />
      <FormMoneyField
        form={form}
        hint={formatMessage({ id: 'command-center.product.options.differenceHint' })}
        isOptional
        label={formatMessage({ id: 'command-center.product.options.difference' })}
        name="priceDifference"
      />
    </>
  );
}
