import { useIntl } from 'react-intl';
import { option } from '../../../../../domain/entities/option';
import * as documents from '../../../../documents/option';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { DescribedFields } from '../../../kit/entity/described-fields';
import { useDescribedForm } from '../../../kit/entity/use-described-form';
import { FormDialog } from '../../../kit/form/form-dialog';
import { AllergenField } from '../allergen-field';
import { NutrientFields } from '../nutrient-fields';
import { ALLERGENS, inOrder, NUTRIENT_FIELDS, nutritionInput, nutritionValues } from '../product-values';

interface Props {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof documents.stored> | null;
  readonly optionGroupId: string;
  readonly onClose: () => void;
}

/** What an answer is called, what it adds to the price, and what it adds to the dish. */
export function OptionDialog({ stored: masked, optionGroupId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(documents.stored, masked);
  const form = useDescribedForm(option, documents, {
    stored,
    initial: { optionGroupId, priceDifference: 0 },
    own: {
      allergens: inOrder(ALLERGENS, stored?.allergens ?? []),
      nutrition: nutritionValues(stored?.nutrition),
    },
    adjust: ({ priceDifference, nutrition }) => ({
      priceDifference: priceDifference ?? 0,
      nutrition: nutritionInput(nutrition),
    }),
    words: 'command-center.product.options',
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: `command-center.product.options.${stored ? 'edit' : 'new'}` })}
    >
      <DescribedFields
        form={form}
        of={option}
        show={{
          name: { label: 'command-center.product.name' },
          priceDifference: {
            label: 'command-center.product.options.difference',
            hint: 'command-center.product.options.differenceHint',
          },
          sku: { label: 'command-center.product.sku' },
          allergens: (
            <AllergenField
              form={form}
              hint={formatMessage({ id: 'command-center.product.options.allergensHint' })}
              name="allergens"
            />
          ),
          nutrition: (
            <NutrientFields
              form={form}
              hint={formatMessage({ id: 'command-center.product.options.nutritionHint' })}
              label={formatMessage({ id: 'command-center.product.options.nutrition' })}
              names={NUTRIENT_FIELDS}
            />
          ),
        }}
      />
    </FormDialog>
  );
}
