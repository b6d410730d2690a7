import { useIntl } from 'react-intl';
import { graphql } from '../../../../gql/gql';
import { useSend } from '../../../kit/entity/use-send';
import { NO_TEXTS } from '../../../kit/fields/texts';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { NO_NUTRITION } from '../product-values';
import { OptionFields, type OptionValues, optionInput } from './option-fields';

const CreateOptionMutation = graphql(`
  mutation CreateOption($input: CreateOptionInput!) {
    answer: createOption(input: $input) {
      ... on Option {
        id
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly optionGroupId: string;
  readonly onClose: () => void;
}

/** A further answer. */
export function NewOptionDialog({ optionGroupId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const createOption = useSend(CreateOptionMutation);
  const saved: OptionValues = {
    name: { ...NO_TEXTS },
    sku: '',
    priceDifference: 0,
    allergens: [],
    nutrition: { ...NO_NUTRITION },
  };
  const form = useEntityForm({
    isNew: true,
    saved,
    save: async (values) => {
      const input = { optionGroupId, ...optionInput(values) };
      return await createOption({ input });
    },
    done: formatMessage({ id: 'command-center.product.options.created' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.product.options.new' })}
    >
      <OptionFields form={form} />
    </FormDialog>
  );
}
