import { Box, chakra, Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { remove } from '../../../documents/special-day';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { useEntityDialogs } from '../../kit/entity/use-entity-dialogs';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { SpecialDayDialog } from './special-day-dialog';
import { SpecialDayRow } from './special-day-row';
import { useClock } from './use-clock';

const SpecialDaysFragment = graphql(`
  fragment SpecialDays on Channel {
    specialDays {
      id
      date
      ...SpecialDayRow
      ...StoredSpecialDay
    }
  }
`);

/** Dates with hours of their own: holidays, a private party. What is over goes by itself. */
export function SpecialDays({ shop }: { readonly shop: FragmentType<typeof SpecialDaysFragment> }) {
  const { specialDays } = readFragment(SpecialDaysFragment, shop);
  const { formatMessage } = useIntl();
  const clock = useClock();
  const dialogs = useEntityDialogs({
    items: specialDays,
    nameOf: ({ date }) => clock.date(date),
    form: (day, onClose) => <SpecialDayDialog onClose={onClose} stored={day} />,
    command: remove,
    words: 'command-center.hours.special',
    done: 'command-center.hours.special.deleted',
  });
  return (
    <Box marginTop="6">
      <Panel title={formatMessage({ id: 'command-center.hours.special.title' })}>
        <Text maxWidth="44rem" marginBottom="3" color="fg.muted" fontSize="sm">
          <FormattedMessage id="command-center.hours.special.hint" />
        </Text>
        <chakra.ul padding="0" marginBottom="4" listStyle="none" _empty={{ display: 'none' }}>
          {specialDays.map((day) => (
            <SpecialDayRow
              day={day}
              key={day.id}
              onChange={() => dialogs.change(day.id)}
              onDelete={() => dialogs.remove(day.id)}
            />
          ))}
        </chakra.ul>
        <Button onClick={dialogs.add} variant="outline">
          <Icon of={PlusIcon} size={18} />
          <FormattedMessage id="command-center.hours.special.add" />
        </Button>
      </Panel>
      {dialogs.shown}
    </Box>
  );
}
