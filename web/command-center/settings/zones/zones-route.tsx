import { Grid, Text } from '@chakra-ui/react';
import MapPinIcon from 'lucide/dist/esm/icons/map-pin';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { LinkButton } from '../../kit/ui/button';
import { EmptyState } from '../../kit/ui/feedback';
import { OrderSettingsTabs } from '../order-settings/order-settings-tabs';
import type { Route } from './+types/zones-route';
import { bearingsOf } from './area/zone-area';
import { ZoneList } from './zone-list';
import { zonePath } from './zone-path';
import { ZoneTester } from './zone-tester';
import { zonesSlot } from './zones-slot';

const ZonesQuery = graphql(`
  query Zones {
    ...StaffSession
    channel {
      id
      ...ZoneBearings
      deliveryZones(includeInactive: true) {
        id
        ...ZoneCard
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'SETTINGS', ZonesQuery, {});

/** Where the shop delivers, in the order in which a place is looked for. */
export default function Zones({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(ZonesQuery, loaderData);
  const { formatMessage } = useIntl();
  const bearings = useMemo(() => channel && bearingsOf(channel), [channel]);
  if (!channel || !bearings) return null;
  const add = (
    <LinkButton to={zonePath('new')}>
      <FormattedMessage id="command-center.zones.add" />
    </LinkButton>
  );
  return (
    <>
      <PageHead
        aside={channel.deliveryZones.length > 0 && add}
        title={formatMessage({ id: 'command-center.order-settings.title' })}
      />
      <OrderSettingsTabs />
      {channel.deliveryZones.length === 0 ? (
        <EmptyState
          action={add}
          icon={<Icon of={MapPinIcon} size={56} />}
          title={formatMessage({ id: 'command-center.zones.empty' })}
        >
          <FormattedMessage id="command-center.zones.emptyExplained" />
        </EmptyState>
      ) : (
        <Grid gap="6" css={{ '@media (width >= 100rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
          <Grid gap="4" alignContent="start" minWidth="0">
            <Text maxWidth="44rem" color="fg.muted">
              <FormattedMessage id="command-center.zones.explained" />
            </Text>
            <ZoneList zones={channel.deliveryZones} />
          </Grid>
          <ZoneTester bearings={bearings} />
        </Grid>
      )}
      <Grid gap="6" marginTop="6">
        {zonesSlot.show({ bearings })}
      </Grid>
    </>
  );
}
