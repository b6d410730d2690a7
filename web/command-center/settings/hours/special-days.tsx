import { Box, chakra, Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { DeleteSpecialDay } from './delete-special-day';
import { SpecialDayDialog } from './special-day-dialog';
import { SpecialDayRow } from './special-day-row';

const SpecialDaysFragment = graphql(`
  fragment SpecialDays on Channel {
    specialDays {
      id
      date
      ...SpecialDayRow
      ...SpecialDayDialog
    }
  }
`);

/** Dates with hours of their own: holidays, a private party. What is over goes by itself. */
export function SpecialDays({ shop }: { readonly shop: FragmentType<typeof SpecialDaysFragment> }) {
  const { specialDays } = readFragment(SpecialDaysFragment, shop);
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<{ readonly act: 'add' | 'change' | 'delete'; readonly id: string } | null>(null);
  const close = () => setOpen(null);
  const chosen = specialDays.find(({ id }) => id === open?.id);
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
              onChange={() => setOpen({ act: 'change', id: day.id })}
              onDelete={() => setOpen({ act: 'delete', id: day.id })}
            />
          ))}
        </chakra.ul>
        <Button onClick={() => setOpen({ act: 'add', id: '' })} variant="outline">
          <Icon of={PlusIcon} size={18} />
          <FormattedMessage id="command-center.hours.special.add" />
        </Button>
      </Panel>
      {open?.act === 'add' && <SpecialDayDialog day={null} onClose={close} />}
      {open?.act === 'change' && chosen && <SpecialDayDialog day={chosen} key={chosen.id} onClose={close} />}
      {open?.act === 'delete' && chosen && <DeleteSpecialDay date={chosen.date} id={chosen.id} onClose={close} />}
    </Box>
  );
}
