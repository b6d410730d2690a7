import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/form/delete-entity';
import { PAGES_PATH } from './page-path';

const DeletePageFragment = graphql(`
  fragment DeletePage on Page {
    id
    title
  }
`);

const DeletePageMutation = graphql(`
  mutation DeletePage($id: ID!) {
    deletePage(id: $id) {
      ...Refusal
    }
  }
`);

/** Takes a page away, after a question. */
export function DeletePage({ page }: { readonly page: FragmentType<typeof DeletePageFragment> }) {
  const { id, title } = readFragment(DeletePageFragment, page);
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [, remove] = useMutation(DeletePageMutation);
  return (
    <DeleteEntity
      done={formatMessage({ id: 'command-center.pages.deleted' })}
      label={formatMessage({ id: 'command-center.pages.delete' })}
      onDeleted={() => navigate(PAGES_PATH)}
      question={formatMessage({ id: 'command-center.pages.deleteTitle' }, { title })}
      remove={async () => (await remove({ id })).data?.deletePage}
    >
      <FormattedMessage id="command-center.pages.deleteExplained" />
    </DeleteEntity>
  );
}
