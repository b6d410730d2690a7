import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql';
import { toasts } from '../../ui/overlay/toasts';
import { ConfirmDialog } from '../form/confirm-dialog';
import { useCommandCenter } from '../layout/command-center-context';
import { useClock } from './use-clock';

const DeleteSpecialDayMutation = graphql(`
  mutation DeleteSpecialDay($id: ID!) {
    deleteSpecialDay(id: $id) {
      ... on Deleted {
        deletedId
      }
      ... on Error {
        code
        message
      }
    }
  }
`);

interface Props {
  readonly id: string;
  readonly date: string;
  readonly onClose: () => void;
}

/** Asks; then the date has its weekday's hours again. */
export function DeleteSpecialDay({ id, date, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const clock = useClock();
  const [, deleteSpecialDay] = useMutation(DeleteSpecialDayMutation);
  const remove = async () => {
    const { data } = await deleteSpecialDay({ id });
    board.changed();
    const answer = data?.deleteSpecialDay;
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    // Somebody else was faster: it is gone, as was wished.
    if (answer.__typename !== 'Deleted' && answer.code !== 'NOT_FOUND') return answer.message;
    toasts.show({ message: formatMessage({ id: 'command-center.hours.special.deleted' }), tone: 'success' });
    return null;
  };
  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: 'command-center.hours.special.deleteConfirm' })}
      isOpen
      onClose={onClose}
      onConfirm={remove}
      title={formatMessage({ id: 'command-center.hours.special.deleteTitle' }, { date: clock.date(date) })}
    >
      <FormattedMessage id="command-center.hours.special.deleteExplained" />
    </ConfirmDialog>
  );
}
