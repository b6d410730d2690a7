import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { DayRow } from './day-row';
import { namedByDay } from './named-by-day';
import { changedDays, toWeek, WEEK } from './week';

const WeekFormFragment = graphql(`
  fragment WeekForm on Channel {
    hoursVersion
    workingDays {
      weekday
      isActive
      intervals {
        from
        to
      }
    }
  }
`);

const UpdateWorkingDaysMutation = graphql(`
  mutation UpdateWorkingDays($input: UpdateWorkingDaysInput!) {
    answer: updateWorkingDays(input: $input) {
      ... on Channel {
        id
        version: hoursVersion
      }
      ...Refusal
    }
  }
`);

/** The hours of the week, one row a day. Only the days that were changed are sent. */
export function WeekForm({ shop }: { readonly shop: FragmentType<typeof WeekFormFragment> }) {
  const { formatMessage } = useIntl();
  const updateWorkingDays = useSend(UpdateWorkingDaysMutation);
  const { workingDays, hoursVersion } = readFragment(WeekFormFragment, shop);
  const stored = toWeek(workingDays);
  const form = useEntityForm({
    saved: stored,
    version: hoursVersion,
    save: async (typed, version) => {
      const changed = changedDays(stored, typed);
      const sent = changed.length > 0 ? changed : WEEK;
      const days = sent.map((weekday) => ({
        weekday,
        isActive: typed[weekday].isActive,
        intervals: [...typed[weekday].intervals],
      }));
      return namedByDay(await updateWorkingDays({ input: { days, version } }), sent);
    },
    done: (typed) =>
      formatMessage({
        id:
          changedDays(stored, typed).length === 1
            ? 'command-center.hours.dayUpdated'
            : 'command-center.hours.weekUpdated',
      }),
  });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.hours.week' })}>
        <chakra.ul padding="0" listStyle="none">
          {WEEK.map((day) => (
            <DayRow day={day} form={form} key={day} />
          ))}
        </chakra.ul>
      </Panel>
    </EntityForm>
  );
}
