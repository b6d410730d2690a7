import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { PageForm } from './page-form';
import { pagePath } from './page-path';
import { NEW_PAGE, pageInput } from './page-values';

const CreatePageMutation = graphql(`
  mutation CreatePage($input: CreatePageInput!) {
    createPage(input: $input) {
      ... on Page {
        id
        version
      }
      ...Refusal
    }
  }
`);

/** A page that is not there yet; saving goes on to it. */
export function NewPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [, createPage] = useMutation(CreatePageMutation);
  const form = useEntityForm({
    isNew: true,
    saved: NEW_PAGE,
    save: async (values) => (await createPage({ input: pageInput(values) })).data?.createPage,
    done: formatMessage({ id: 'command-center.pages.created' }),
    onSaved: ({ id }) => void navigate(pagePath(id), { replace: true }),
  });
  return <PageForm form={form} />;
}
