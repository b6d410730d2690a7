import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { data as response } from 'react-router';
import { remove } from '../../../documents/delivery-zone';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { readEntity, storedOrNew } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/zone-route';
import { bearingsOf } from './area/zone-area';
import { ZoneForm } from './zone-form';
import { ZONES_PATH } from './zone-path';

const ZoneQuery = graphql(`
  query Zone($id: ID!, $isNew: Boolean!) {
    ...StaffSession
    channel {
      id
      ...ZoneBearings
      ...ZoneTerms
    }
    node(id: $id) @skip(if: $isNew) {
      ... on DeliveryZone {
        id
        name
        ...StoredDeliveryZone
        ...ZoneOwn
      }
    }
  }
`);

export async function loader(route: Route.LoaderArgs) {
  const page = await readEntity(route, 'SETTINGS', ZoneQuery, storedOrNew(route.params.zoneId), 'DeliveryZone');
  if (!page.data.channel) throw response(null, { status: 404 });
  return page;
}

/** One zone, or a new one. */
export default function Zone({ loaderData }: Route.ComponentProps) {
  const { channel, node } = useFresh(ZoneQuery, loaderData);
  const { formatMessage } = useIntl();
  const zone = node?.__typename === 'DeliveryZone' ? node : null;
  const bearings = useMemo(() => channel && bearingsOf(channel), [channel]);
  const others = useMemo(
    () => bearings && { ...bearings, zones: bearings.zones.filter(({ id }) => id !== zone?.id) },
    [bearings, zone?.id],
  );
  if (!channel || !others) return null;
  return (
    <>
      <PageHead
        back={<BackLink to={ZONES_PATH}>{formatMessage({ id: 'command-center.zones.toList' })}</BackLink>}
        title={zone ? zone.name : formatMessage({ id: 'command-center.zones.new' })}
      />
      <ZoneForm bearings={others} channel={channel} key={zone?.id ?? 'new'} zone={zone} />
      {zone && (
        <DeleteEntity
          command={remove}
          done="command-center.zones.deleted"
          id={zone.id}
          name={zone.name}
          to={ZONES_PATH}
          words="command-center.zones"
        />
      )}
    </>
  );
}
