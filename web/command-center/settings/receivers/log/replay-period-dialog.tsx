import { useIntl } from 'react-intl';
import { graphql } from '../../../../gql/gql';
import { useCommandCenter } from '../../../kit/context/command-center-context';
import { useSend } from '../../../kit/entity/use-send';
import { FieldGrid } from '../../../kit/fields/field-grid';
import { FormSwitch } from '../../../kit/fields/form-switch';
import { FormTextField } from '../../../kit/fields/form-text-field';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { clockAt, instantAt } from '../../../kit/time/shop-clock';

const ReplayPeriodMutation = graphql(`
  mutation ReplayPeriod($input: ReplayPeriodInput!) {
    answer: replayPeriod(input: $input) {
      ... on ReplayedMessages {
        count
      }
      ...Refusal
    }
  }
`);

const HOUR_MS = 3_600_000;

interface Props {
  readonly receiverId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What was lost while a program was away goes to it again. Times are the shop's. */
export function ReplayPeriodDialog({ receiverId, isOpen, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { timeZone, now } = useCommandCenter();
  const replay = useSend(ReplayPeriodMutation);
  const form = useEntityForm({
    isNew: true,
    saved: { from: clockAt(now - HOUR_MS, timeZone), to: clockAt(now, timeZone), onlyFailed: true },
    save: async ({ from, to, onlyFailed }) => {
      const [begin, end] = [instantAt(from, timeZone), instantAt(to, timeZone)];
      const input = {
        receiverId,
        onlyFailed,
        from: (begin ?? new Date()).toISOString(),
        to: (end ?? new Date()).toISOString(),
      };
      return await replay({ input });
    },
    done: formatMessage({ id: 'command-center.receivers.replayStarted' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={formatMessage({ id: 'command-center.receivers.replay' })}
      title={formatMessage({ id: 'command-center.receivers.replayPeriod' })}
    >
      <FieldGrid>
        <FormTextField
          form={form}
          label={formatMessage({ id: 'command-center.receivers.replayFrom' })}
          name="from"
          type="datetime-local"
        />
        <FormTextField
          form={form}
          label={formatMessage({ id: 'command-center.receivers.replayTo' })}
          name="to"
          type="datetime-local"
        />
        <FormSwitch
          form={form}
          hint={formatMessage({ id: 'command-center.receivers.onlyFailedHint' })}
          label={formatMessage({ id: 'command-center.receivers.onlyFailed' })}
          name="onlyFailed"
        />
      </FieldGrid>
    </FormDialog>
  );
}
