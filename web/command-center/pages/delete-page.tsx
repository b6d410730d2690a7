import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Button } from '../../ui/button/button';
import { Trash2Icon } from '../../ui/icons/trash-2-icon';
import { toasts } from '../../ui/overlay/toasts';
import { ConfirmDialog } from '../form/confirm-dialog';
import { useCommandCenter } from '../layout/command-center-context';
import styles from './delete-page.module.css';
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
      ... on Error {
        code
        message
      }
    }
  }
`);

/** Takes a page away, after a question. */
export function DeletePage({ page }: { readonly page: FragmentType<typeof DeletePageFragment> }) {
  const { id, title } = readFragment(DeletePageFragment, page);
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const navigate = useNavigate();
  const [, deletePage] = useMutation(DeletePageMutation);
  const [isAsking, setIsAsking] = useState(false);
  const remove = async (): Promise<string | null> => {
    const answer = (await deletePage({ id })).data?.deletePage;
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    if (answer.__typename !== 'Deleted' && answer.code !== 'NOT_FOUND') return answer.message;
    toasts.show({ message: formatMessage({ id: 'command-center.pages.deleted' }), tone: 'success' });
    await navigate(PAGES_PATH);
    board.changed();
    return null;
  };
  return (
    <div className={styles.place}>
      <Button onClick={() => setIsAsking(true)} variant="outline">
        <Trash2Icon size={18} />
        <FormattedMessage id="command-center.pages.delete" />
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.pages.delete' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={formatMessage({ id: 'command-center.pages.deleteTitle' }, { title })}
      >
        <FormattedMessage id="command-center.pages.deleteExplained" />
      </ConfirmDialog>
    </div>
  );
}
