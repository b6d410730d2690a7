import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
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
  return (
    <DeleteEntity
      command={DeletePageMutation}
      id={id}
      done={formatMessage({ id: 'command-center.pages.deleted' })}
      label={formatMessage({ id: 'command-center.pages.delete' })}
      question={formatMessage({ id: 'command-center.pages.deleteTitle' }, { title })}
      to={PAGES_PATH}
    >
      <FormattedMessage id="command-center.pages.deleteExplained" />
    </DeleteEntity>
  );
}
