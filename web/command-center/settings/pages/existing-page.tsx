import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { useSend } from '../../kit/entity/use-send';
import { toTexts } from '../../kit/fields/texts';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { PageForm } from './page-form';
import { PAGES_PATH } from './page-path';
import { type PageValues, pageInput } from './page-values';

const ExistingPageFragment = graphql(`
  fragment ExistingPage on Page {
    id
    version
    slug
    isPublished
    titleTranslations {
      locale
      value
    }
    bodyTranslations {
      locale
      value
    }
    seoDescriptionTranslations {
      locale
      value
    }
    title
  }
`);

const UpdatePageMutation = graphql(`
  mutation UpdatePage($input: UpdatePageInput!) {
    answer: updatePage(input: $input) {
      ... on Page {
        id
        version
      }
      ...Refusal
    }
  }
`);

const DeletePageMutation = graphql(`
  mutation DeletePage($id: ID!) {
    answer: deletePage(id: $id) {
      ...Refusal
    }
  }
`);

/** A page as it is stored, to change or to delete. */
export function ExistingPage({ page }: { readonly page: FragmentType<typeof ExistingPageFragment> }) {
  const stored = readFragment(ExistingPageFragment, page);
  const { formatMessage } = useIntl();
  const updatePage = useSend(UpdatePageMutation);
  const { id, version, slug, title, isPublished } = stored;
  const saved: PageValues = {
    slug,
    isPublished,
    title: toTexts(stored.titleTranslations),
    seoDescription: toTexts(stored.seoDescriptionTranslations),
    body: toTexts(stored.bodyTranslations),
  };
  const form = useEntityForm({
    saved,
    version,
    save: (values, basis) => updatePage({ input: { ...pageInput(values), id, version: basis } }),
    done: formatMessage({ id: 'command-center.pages.updated' }),
  });
  return (
    <>
      <PageForm form={form} />
      <DeleteEntity
        command={DeletePageMutation}
        done="command-center.pages.deleted"
        id={id}
        name={title}
        to={PAGES_PATH}
        words="command-center.pages"
      />
    </>
  );
}
