import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { useSend } from '../../../kit/entity/use-send';
import { toEntries, toTexts } from '../../../kit/fields/texts';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { GroupFields, type GroupValues } from './group-fields';

const EditGroupFragment = graphql(`
  fragment EditGroupDialog on OptionGroup {
    id
    version
    sku
    minimum
    maximum
    nameTranslations {
      locale
      value
    }
  }
`);

const UpdateOptionGroupMutation = graphql(`
  mutation UpdateOptionGroup($input: UpdateOptionGroupInput!) {
    answer: updateOptionGroup(input: $input) {
      ... on OptionGroup {
        id
        version
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly group: FragmentType<typeof EditGroupFragment>;
  readonly onClose: () => void;
}

/** A question as it is stored: its name, and how many answers may be chosen. */
export function EditGroupDialog({ group, onClose }: Props) {
  const { id, version, sku, minimum, maximum, nameTranslations } = readFragment(EditGroupFragment, group);
  const { formatMessage } = useIntl();
  const updateGroup = useSend(UpdateOptionGroupMutation);
  const saved: GroupValues = { name: toTexts(nameTranslations), sku: sku ?? '', minimum, maximum };
  const form = useEntityForm({
    saved,
    version,
    save: async (values, basis) => {
      const input = { ...values, id, version: basis, name: toEntries(values.name) };
      return await updateGroup({ input });
    },
    done: formatMessage({ id: 'command-center.product.options.groupUpdated' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.product.options.editGroup' })}
    >
      <GroupFields form={form} />
    </FormDialog>
  );
}
