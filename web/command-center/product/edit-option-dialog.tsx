import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { FormDialog } from '../form/form-dialog';
import { toEntries, toTexts } from '../form/texts';
import { useEntityForm } from '../form/use-entity-form';
import { OptionFields, type OptionValues } from './option-fields';

const EditOptionFragment = graphql(`
  fragment EditOptionDialog on Option {
    id
    version
    nameTranslations {
      locale
      value
    }
    priceDifference {
      minor
    }
  }
`);

const UpdateOptionMutation = graphql(`
  mutation UpdateOption($input: UpdateOptionInput!) {
    updateOption(input: $input) {
      ... on Option {
        id
        version
      }
      ... on Error {
        code
        message
        path
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`);

interface Props {
  readonly option: FragmentType<typeof EditOptionFragment>;
  readonly onClose: () => void;
}

/** An answer as it is stored, to change. */
export function EditOptionDialog({ option, onClose }: Props) {
  const { id, version, nameTranslations, priceDifference } = readFragment(EditOptionFragment, option);
  const { formatMessage } = useIntl();
  const [, updateOption] = useMutation(UpdateOptionMutation);
  const saved: OptionValues = { name: toTexts(nameTranslations), priceDifference: priceDifference.minor };
  const form = useEntityForm({
    ...{ saved, version },
    save: async ({ name, priceDifference: difference }, basis) => {
      const input = { id, version: basis, name: toEntries(name), priceDifference: difference ?? 0 };
      return (await updateOption({ input })).data?.updateOption;
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
