import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
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
    answer: deletePage(id: $id) {
      ...Refusal
    }
  }
`);

/** Takes a page away, after a question. */
export function DeletePage({ page }: { readonly page: FragmentType<typeof DeletePageFragment> }) {
  const { id, title } = readFragment(DeletePageFragment, page);
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const remove = useSend(DeletePageMutation);
  return (
    <DeleteEntity
      done={formatMessage({ id: 'command-center.pages.deleted' })}
      label={formatMessage({ id: 'command-center.pages.delete' })}
      onDeleted={() => navigate(PAGES_PATH)}
      question={formatMessage({ id: 'command-center.pages.deleteTitle' }, { title })}
      remove={() => remove({ id })}
    >
      <FormattedMessage id="command-center.pages.deleteExplained" />
    </DeleteEntity>
  );
}
