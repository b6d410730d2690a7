import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { toTexts } from '../../kit/fields/texts';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { DeletePage } from './delete-page';
import { PageForm } from './page-form';
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
    ...DeletePage
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

/** A page as it is stored, to change or to delete. */
export function ExistingPage({ page }: { readonly page: FragmentType<typeof ExistingPageFragment> }) {
  const stored = readFragment(ExistingPageFragment, page);
  const { formatMessage } = useIntl();
  const updatePage = useSend(UpdatePageMutation);
  const { id, version, slug, isPublished } = stored;
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
      <DeletePage page={stored} />
    </>
  );
}
