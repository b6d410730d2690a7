import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { PageForm } from './page-form';
import { pagePath } from './page-path';
import { NEW_PAGE, pageInput } from './page-values';

const CreatePageMutation = graphql(`
  mutation CreatePage($input: CreatePageInput!) {
    answer: createPage(input: $input) {
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
  const createPage = useSend(CreatePageMutation);
  const form = useEntityForm({
    isNew: true,
    saved: NEW_PAGE,
    save: (values) => createPage({ input: pageInput(values) }),
    done: formatMessage({ id: 'command-center.pages.created' }),
    onSaved: ({ id }) => void navigate(pagePath(id), { replace: true }),
  });
  return <PageForm form={form} />;
}
