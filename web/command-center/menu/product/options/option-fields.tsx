import { useIntl } from 'react-intl';
import type { Allergen } from '../../../../gql/graphql';
import { FormMoneyField } from '../../../kit/fields/form-money-field';
import { FormTextField } from '../../../kit/fields/form-text-field';
import { LocalizedField } from '../../../kit/fields/localized-field';
import { type Texts, toEntries } from '../../../kit/fields/texts';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { AllergenField } from '../allergen-field';
import { NutrientFields } from '../nutrient-fields';
import { NUTRIENT_FIELDS, type NutritionValues, nutritionInput } from '../product-values';

/** An answer as its form holds it. */
export type OptionValues = {
  name: Texts;
  sku: string;
  /** Minor units added to the price of one. */
  priceDifference: number | null;
  allergens: Allergen[];
  /** Of what one choice adds. */
  nutrition: NutritionValues;
};

/** The values as the API takes them. */
export function optionInput({ name, sku, priceDifference, allergens, nutrition }: OptionValues) {
  return {
    name: toEntries(name),
    sku,
    priceDifference: priceDifference ?? 0,
    allergens,
    nutrition: nutritionInput(nutrition),
  };
}

const NAME_LENGTH = 80;

/** What an answer is called, what it adds to the price, and what it adds to the dish. */
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
      <FormTextField form={form} isOptional label={formatMessage({ id: 'command-center.product.sku' })} name="sku" />
      <AllergenField
        form={form}
        hint={formatMessage({ id: 'command-center.product.options.allergensHint' })}
        name="allergens"
      />
      <NutrientFields
        form={form}
        hint={formatMessage({ id: 'command-center.product.options.nutritionHint' })}
        label={formatMessage({ id: 'command-center.product.options.nutrition' })}
        names={NUTRIENT_FIELDS}
      />
    </>
  );
}
