import { Box, chakra, Span, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { RowButtons } from '../../kit/entity/row-buttons';
import { Tag } from '../../kit/ui/feedback';
import { useClock } from './use-clock';

const SpecialDayRowFragment = graphql(`
  fragment SpecialDayRow on SpecialDay {
    id
    date
    isClosed
    note
    isNotePublic
    intervals {
      from
      to
    }
  }
`);

interface Props {
  readonly day: FragmentType<typeof SpecialDayRowFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** A date, its hours, and why. */
export function SpecialDayRow({ day, onChange, onDelete }: Props) {
  const { date, isClosed, note, isNotePublic, intervals } = readFragment(SpecialDayRowFragment, day);
  const { formatList } = useIntl();
  const clock = useClock();
  const name = clock.date(date);
  return (
    <chakra.li display="flex" gap="1" alignItems="center" paddingBlock="2" borderBottomWidth="1px">
      <Box flex="1" minWidth="0">
        <Text fontWeight="semibold">
          <time dateTime={date}>{name}</time>
        </Text>
        <Text
          display="flex"
          flexWrap="wrap"
          gap="var(--space-1) var(--space-3)"
          alignItems="center"
          fontVariantNumeric="tabular-nums"
        >
          {isClosed ? (
            <Tag tone="warning">
              <FormattedMessage id="command-center.hours.closed" />
            </Tag>
          ) : (
            formatList(intervals.map(clock.interval), { type: 'conjunction' })
          )}
          {note && <Span color="fg.muted">{note}</Span>}
          {note && isNotePublic && (
            <Tag tone="accent">
              <FormattedMessage id="command-center.hours.special.forClients" />
            </Tag>
          )}
        </Text>
      </Box>
      <RowButtons name={name} onChange={onChange} onDelete={onDelete} words="command-center.hours.special" />
    </chakra.li>
  );
}
