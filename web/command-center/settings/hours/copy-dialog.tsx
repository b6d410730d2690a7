import { Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Weekday } from '../../../gql/graphql';
import { Button, Chip } from '../../kit/ui/button';
import { Checkbox } from '../../kit/ui/choices';
import { Dialog } from '../../kit/ui/dialog';
import { useClock } from './use-clock';
import { WEEK } from './week';

interface Props {
  readonly from: Weekday;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCopy: (days: readonly Weekday[]) => void;
}

const WEEKEND: readonly Weekday[] = ['SATURDAY', 'SUNDAY'];

/** The hours of one day for others too. Nothing is saved by it: the save bar does that. */
export function CopyDialog(props: Props) {
  const { from, isOpen, onClose } = props;
  const { formatMessage } = useIntl();
  const { weekday } = useClock();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage({ id: 'command-center.hours.copy.title' }, { name: weekday(from) })}
    >
      <Choice {...props} />
    </Dialog>
  );
}

/** Mounted while the dialog is open, so that each opening has fresh state. */
function Choice({ from, onClose, onCopy }: Props) {
  const { weekday } = useClock();
  const others = WEEK.filter((day) => day !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const groups = [
    { id: 'all', days: others },
    { id: 'workdays', days: others.filter((day) => !WEEKEND.includes(day)) },
    { id: 'weekend', days: others.filter((day) => WEEKEND.includes(day)) },
  ] as const;
  return (
    <Grid gap="4">
      <Flex gap="2" wrap="wrap">
        {groups.map(({ id, days }) => (
          <Chip
            isActive={days.length === chosen.length && days.every((day) => chosen.includes(day))}
            key={id}
            onPress={() => setChosen(days)}
          >
            <FormattedMessage id={`command-center.hours.copy.${id}`} />
          </Chip>
        ))}
      </Flex>
      <div>
        {others.map((day) => (
          <Checkbox
            checked={chosen.includes(day)}
            key={day}
            label={weekday(day)}
            onChange={(checked) => setChosen(checked ? [...chosen, day] : chosen.filter((other) => other !== day))}
          />
        ))}
      </div>
      <Flex gap="2" justify="flex-end" wrap="wrap" css={{ '& > button': { smDown: { flex: '1 1 auto' } } }}>
        <Button onClick={onClose} variant="outline">
          <FormattedMessage id="command-center.hours.copy.cancel" />
        </Button>
        <Button
          onClick={() => {
            onCopy(chosen);
            onClose();
          }}
        >
          <FormattedMessage id="command-center.hours.copy.confirm" values={{ count: chosen.length }} />
        </Button>
      </Flex>
    </Grid>
  );
}
