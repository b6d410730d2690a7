import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { DeleteQuestion } from '../../kit/entity/delete-entity';
import { useClock } from './use-clock';

const DeleteSpecialDayMutation = graphql(`
  mutation DeleteSpecialDay($id: ID!) {
    answer: deleteSpecialDay(id: $id) {
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
  return (
    <DeleteQuestion
      command={DeleteSpecialDayMutation}
      id={id}
      done={formatMessage({ id: 'command-center.hours.special.deleted' })}
      isOpen
      label={formatMessage({ id: 'command-center.hours.special.deleteConfirm' })}
      onClose={onClose}
      question={formatMessage({ id: 'command-center.hours.special.deleteTitle' }, { date: clock.date(date) })}
    >
      <FormattedMessage id="command-center.hours.special.deleteExplained" />
    </DeleteQuestion>
  );
}
