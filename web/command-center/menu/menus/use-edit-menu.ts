import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { toEntries, toTexts } from '../../kit/fields/texts';
import { useEntityForm } from '../../kit/form/use-entity-form';

export const EditMenuFragment = graphql(`
  fragment EditMenu on Menu {
    id
    version
    isActive
    nameTranslations {
      locale
      value
    }
  }
`);

const UpdateMenuMutation = graphql(`
  mutation UpdateMenu($input: UpdateMenuInput!) {
    answer: updateMenu(input: $input) {
      ... on Menu {
        id
        version
      }
      ...Refusal
    }
  }
`);

/** What a menu is called, and whether shoppers may see it. */
export function useEditMenu(menu: FragmentType<typeof EditMenuFragment>) {
  const { id, version, isActive, nameTranslations } = readFragment(EditMenuFragment, menu);
  const { formatMessage } = useIntl();
  const updateMenu = useSend(UpdateMenuMutation);
  return useEntityForm({
    saved: { name: toTexts(nameTranslations), isActive },
    version,
    save: async (values, seen) => {
      const input = { id, version: seen, name: toEntries(values.name), isActive: values.isActive };
      return await updateMenu({ input });
    },
    done: formatMessage({ id: 'command-center.catalog.menu.updated' }),
  });
}
