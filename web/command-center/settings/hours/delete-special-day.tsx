import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { DeleteQuestion } from '../../kit/form/delete-question';
import { useClock } from './use-clock';

const DeleteSpecialDayMutation = graphql(`
  mutation DeleteSpecialDay($id: ID!) {
    deleteSpecialDay(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
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
  const clock = useClock();
  const [, remove] = useMutation(DeleteSpecialDayMutation);
  return (
    <DeleteQuestion
      done={formatMessage({ id: 'command-center.hours.special.deleted' })}
      isOpen
      label={formatMessage({ id: 'command-center.hours.special.deleteConfirm' })}
      onClose={onClose}
      question={formatMessage({ id: 'command-center.hours.special.deleteTitle' }, { date: clock.date(date) })}
      remove={async () => (await remove({ id })).data?.deleteSpecialDay}
    >
      <FormattedMessage id="command-center.hours.special.deleteExplained" />
    </DeleteQuestion>
  );
}
