import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { useSend } from '../../../kit/entity/use-send';
import { toTexts } from '../../../kit/fields/texts';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { ALLERGENS, inOrder, NO_NUTRITION } from '../product-values';
import { OptionFields, type OptionValues, optionInput } from './option-fields';

const EditOptionFragment = graphql(`
  fragment EditOptionDialog on Option {
    id
    version
    sku
    nameTranslations {
      locale
      value
    }
    priceDifference {
      minor
    }
    allergens
    nutrition {
      calories
      protein
      fat
      carbohydrate
    }
  }
`);

const UpdateOptionMutation = graphql(`
  mutation UpdateOption($input: UpdateOptionInput!) {
    answer: updateOption(input: $input) {
      ... on Option {
        id
        version
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly option: FragmentType<typeof EditOptionFragment>;
  readonly onClose: () => void;
}

/** An answer as it is stored, to change. */
export function EditOptionDialog({ option, onClose }: Props) {
  const { id, version, nameTranslations, priceDifference, ...stored } = readFragment(EditOptionFragment, option);
  const { calories, protein, fat, carbohydrate } = stored.nutrition ?? NO_NUTRITION;
  const { formatMessage } = useIntl();
  const updateOption = useSend(UpdateOptionMutation);
  const saved: OptionValues = {
    name: toTexts(nameTranslations),
    sku: stored.sku ?? '',
    priceDifference: priceDifference.minor,
    allergens: inOrder(ALLERGENS, stored.allergens),
    nutrition: { calories, protein, fat, carbohydrate },
  };
  const form = useEntityForm({
    saved,
    version,
    save: async (values, basis) => {
      const input = { id, version: basis, ...optionInput(values) };
      return await updateOption({ input });
    },
    done: formatMessage({ id: 'command-center.product.options.updated' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.product.options.edit' })}
    >
      <OptionFields form={form} />
    </FormDialog>
  );
}
