import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { LocalizedField } from '../../kit/fields/localized-field';
import { NO_TEXTS, type Texts, toEntries } from '../../kit/fields/texts';
import { FormDialog } from '../../kit/form/form-dialog';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { categoryPath } from '../menu-path';
import { IconField } from './icon-field';

const CreateCategoryMutation = graphql(`
  mutation CreateCategory($input: CreateCategoryInput!) {
    answer: createCategory(input: $input) {
      ... on Category {
        id
      }
      ...Refusal
    }
  }
`);

interface NewCategory {
  readonly name: Texts;
  readonly icon: string | null;
}

interface Props {
  readonly menuId: string;
  readonly onClose: () => void;
}

/** Asks what a new category is called, and opens it. */
export function CreateCategoryDialog({ menuId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const createCategory = useSend(CreateCategoryMutation);
  const navigate = useNavigate();
  const saved: NewCategory = { name: NO_TEXTS, icon: null };
  const form = useEntityForm({
    isNew: true,
    saved,
    save: async ({ name, icon }) => {
      const input = { menuId, name: toEntries(name), icon };
      return await createCategory({ input });
    },
    done: formatMessage({ id: 'command-center.catalog.category.created' }),
    onSaved: ({ id }) => void navigate(categoryPath(menuId, id)),
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.catalog.category.new' })}
    >
      <LocalizedField
        form={form}
        hint={formatMessage({ id: 'command-center.catalog.category.nameHint' })}
        label={formatMessage({ id: 'command-center.catalog.name' })}
        maxLength={120}
        name="name"
      />
      <IconField form={form} name="icon" />
    </FormDialog>
  );
}
