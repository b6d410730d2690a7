import { Box } from '@chakra-ui/react';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { DeletionWords, MessageId } from '../../../i18n/message-ids';
import { Icon } from '../../../ui/icons/icon';
import { useCommandCenter } from '../context/command-center-context';
import { ConfirmDialog } from '../form/confirm-dialog';
import type { Answer } from '../form/refusal';
import { Button } from '../ui/button';
import { toasts } from '../ui/toaster';
import { useRefusalText } from './use-act';
import { type Command, useSend } from './use-send';

interface Deletion {
  readonly id: string;
  /** As the question calls it. */
  readonly name: string;
  readonly command: Command<Answer, { id: string }>;
  /** Where its words begin: `.delete` “Delete the menu”, `.deleteTitle` the question, and `.deleteExplained`. */
  readonly words: DeletionWords;
  /** What `.deleteExplained` counts. */
  readonly count?: number;
  /** The toast: “Menu deleted”; left out where the page that follows shows it. */
  readonly done?: MessageId;
}

interface QuestionProps extends Deletion {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Leads away from what is no longer there. */
  readonly onDeleted?: () => Promise<void> | void;
}

/** Asks before something is deleted; a refusal is shown in the dialog, which stays open. */
export function DeleteQuestion(props: QuestionProps) {
  const { id, name, command, words, count = 0, done, onDeleted, isOpen, onClose } = props;
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const remove = useSend(command);
  const { board } = useCommandCenter();
  const confirm = async () => {
    const answer = await remove({ id });
    // A colleague deleted it already.
    const isGone = answer && 'code' in answer && answer.code === 'NOT_FOUND';
    const refusal = isGone ? null : refusalText(answer);
    if (refusal !== null) return refusal;
    if (done) toasts.show({ message: formatMessage({ id: done }), tone: 'success' });
    await onDeleted?.();
    board.changed();
    return null;
  };
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: `${words}.delete` })}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
      title={formatMessage({ id: `${words}.deleteTitle` }, { name })}
    >
      <FormattedMessage id={`${words}.deleteExplained`} values={{ count }} />
    </ConfirmDialog>
  );
}

interface Props extends Deletion {
  /** The page that follows: the list. */
  readonly to: string;
}

/** At the end of a page: the way to delete what it is about. Asks first. */
export function DeleteEntity({ to, ...deletion }: Props) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Box marginTop="12" paddingTop="6" borderTopWidth="1px">
      <Button onClick={() => setIsAsking(true)} variant="danger">
        <Icon of={Trash2Icon} size={18} />
        <FormattedMessage id={`${deletion.words}.delete`} />
      </Button>
      <DeleteQuestion
        {...deletion}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDeleted={() => navigate(to)}
      />
    </Box>
  );
}
