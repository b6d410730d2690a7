import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { NO_TEXTS, type Texts, toEntries } from '../../kit/fields/texts';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { menuPath } from '../menu-path';

const CreateMenuMutation = graphql(`
  mutation CreateMenu($input: CreateMenuInput!) {
    answer: createMenu(input: $input) {
      ... on Menu {
        id
      }
      ...Refusal
    }
  }
`);

/** A new menu, which then opens. */
export function useCreateMenu() {
  const { formatMessage } = useIntl();
  const createMenu = useSend(CreateMenuMutation);
  const navigate = useNavigate();
  const saved: { name: Texts } = { name: NO_TEXTS };
  return useEntityForm({
    isNew: true,
    saved,
    save: ({ name }) => createMenu({ input: { name: toEntries(name) } }),
    done: formatMessage({ id: 'command-center.catalog.menu.created' }),
    onSaved: ({ id }) => void navigate(menuPath(id)),
  });
}
