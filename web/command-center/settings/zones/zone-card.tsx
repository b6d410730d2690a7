import { Box, Grid, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useDistance } from '../../../ui/map/use-distance';
import { useMoney } from '../../../ui/text/use-money';
import { Tag } from '../../kit/ui/feedback';
import { zonePath } from './zone-path';

export const ZoneCardFragment = graphql(`
  fragment ZoneCard on DeliveryZone {
    id
    name
    isActive
    shape
    radiusMeters
    minutes
    polygon {
      latitude
    }
    warehouse {
      id
      name
    }
    fee {
      minor
      currencyCode
    }
    freeFrom {
      minor
      currencyCode
    }
    minimum {
      minor
      currencyCode
    }
  }
`);

/** A zone in the list, with the terms as a shopper meets them. */
export function ZoneCard({ zone }: { readonly zone: FragmentType<typeof ZoneCardFragment> }) {
  const { id, name, isActive, shape, radiusMeters, minutes, polygon, warehouse, fee, freeFrom, minimum } = readFragment(
    ZoneCardFragment,
    zone,
  );
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const distance = useDistance();
  const terms = [
    fee
      ? formatMessage({ id: 'command-center.zones.card.fee' }, { fee: money(fee) })
      : formatMessage({ id: 'command-center.zones.card.noFee' }),
    freeFrom && formatMessage({ id: 'command-center.zones.card.freeFrom' }, { amount: money(freeFrom) }),
    minimum && formatMessage({ id: 'command-center.zones.card.minimum' }, { amount: money(minimum) }),
    formatNumber(minutes, { style: 'unit', unit: 'minute' }),
  ];
  return (
    <Grid gap="1" minWidth="0" paddingBlock="2" fontSize="sm">
      <Text display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Box
          asChild
          display="inline-flex"
          alignItems="center"
          minHeight="11"
          color="fg"
          fontSize="md"
          fontWeight="bold"
          overflowWrap="anywhere"
        >
          <Link to={zonePath(id)}>{name}</Link>
        </Box>
        {!isActive && (
          <Tag>
            <FormattedMessage id="command-center.zones.card.off" />
          </Tag>
        )}
      </Text>
      <p>{terms.filter(Boolean).join(' · ')}</p>
      <Text color="fg.muted">
        {shape === 'RADIUS' ? (
          <FormattedMessage
            id="command-center.zones.card.radius"
            values={{ distance: distance(radiusMeters ?? 0), kitchen: warehouse?.name ?? '' }}
          />
        ) : (
          <FormattedMessage id="command-center.zones.card.corners" values={{ count: polygon?.length ?? 0 }} />
        )}
      </Text>
    </Grid>
  );
}
