import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { toEntries, toTexts } from '../../kit/fields/texts';
import { useEntityForm } from '../../kit/form/use-entity-form';

export const EditCategoryFragment = graphql(`
  fragment EditCategory on Category {
    id
    version
    slug
    icon
    isActive
    nameTranslations {
      locale
      value
    }
  }
`);

const UpdateCategoryMutation = graphql(`
  mutation UpdateCategory($input: UpdateCategoryInput!) {
    answer: updateCategory(input: $input) {
      ... on Category {
        id
        version
      }
      ...Refusal
    }
  }
`);

/** What a category is called, its address and icon, and whether shoppers see it. */
export function useEditCategory(category: FragmentType<typeof EditCategoryFragment>) {
  const { id, version, slug, icon, isActive, nameTranslations } = readFragment(EditCategoryFragment, category);
  const { formatMessage } = useIntl();
  const updateCategory = useSend(UpdateCategoryMutation);
  return useEntityForm({
    saved: { name: toTexts(nameTranslations), slug, icon, isActive },
    version,
    save: async (values, seen) => {
      const input = { ...values, id, version: seen, name: toEntries(values.name) };
      return await updateCategory({ input });
    },
    done: formatMessage({ id: 'command-center.catalog.category.updated' }),
  });
}
