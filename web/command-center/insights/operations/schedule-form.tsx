import { Grid, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { FormSwitch } from '../../kit/fields/form-switch';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';

const ScheduleFormFragment = graphql(`
  fragment ScheduleForm on BackupSchedule {
    version
    isOn
    hour
    intervalHours
    keepCount
    keepDays
  }
`);

export const UpdateBackupScheduleMutation = graphql(`
  mutation UpdateBackupSchedule($input: UpdateBackupScheduleInput!) {
    answer: updateBackupSchedule(input: $input) {
      ... on BackupSchedule {
        version
        isOn
        hour
        intervalHours
        keepCount
        keepDays
      }
      ...Refusal
    }
  }
`);

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const INTERVALS = ['6', '12', '24'] as const;

/** When backups are made, and how long they are kept. */
export function ScheduleForm({ schedule }: { readonly schedule: FragmentType<typeof ScheduleFormFragment> }) {
  const { version, isOn, hour, intervalHours, keepCount, keepDays } = readFragment(ScheduleFormFragment, schedule);
  const { formatMessage } = useIntl();
  const update = useSend(UpdateBackupScheduleMutation);
  const form = useEntityForm({
    saved: { isOn, hour: String(hour), intervalHours: String(intervalHours), keepCount, keepDays },
    version,
    save: async (values, basis) => {
      const numbers = { hour: Number(values.hour), intervalHours: Number(values.intervalHours) };
      return await update({ input: { ...values, ...numbers, version: basis } });
    },
    done: formatMessage({ id: 'command-center.operations.saved' }),
  });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.operations.schedule' })}>
        <Stack gap="4">
          <FormSwitch form={form} label={formatMessage({ id: 'command-center.operations.isOn' })} name="isOn" />
          <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <FormSelectField
              form={form}
              label={formatMessage({ id: 'command-center.operations.interval' })}
              name="intervalHours"
            >
              {INTERVALS.map((hours) => (
                <option key={hours} value={hours}>
                  {formatMessage({ id: `command-center.operations.every${hours}` })}
                </option>
              ))}
            </FormSelectField>
            <FormSelectField form={form} label={formatMessage({ id: 'command-center.operations.hour' })} name="hour">
              {HOURS.map((each) => (
                <option key={each} value={each}>
                  {`${each.padStart(2, '0')}:00`}
                </option>
              ))}
            </FormSelectField>
            <FormNumberField
              form={form}
              label={formatMessage({ id: 'command-center.operations.keepCount' })}
              name="keepCount"
              unit={formatMessage({ id: 'command-center.operations.keepCountUnit' })}
            />
            <FormNumberField
              form={form}
              hint={formatMessage({ id: 'command-center.operations.keepHint' })}
              label={formatMessage({ id: 'command-center.operations.keepDays' })}
              name="keepDays"
              unit={formatMessage({ id: 'command-center.operations.keepDaysUnit' })}
            />
          </Grid>
        </Stack>
      </Panel>
    </EntityForm>
  );
}
