import { FormattedMessage, useIntl } from 'react-intl';
import { remove } from '../../../documents/warehouse';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { readEntity, storedOrNew } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/warehouse-route';
import { WarehouseForm } from './warehouse-form';
import { WAREHOUSES_PATH } from './warehouse-path';

export const WarehouseQuery = graphql(`
  query Warehouse($id: ID!, $isNew: Boolean!) {
    ...StaffSession
    node(id: $id) @skip(if: $isNew) {
      ... on Warehouse {
        id
        name
        ...StoredWarehouse
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readEntity(route, 'SETTINGS', WarehouseQuery, storedOrNew(route.params.warehouseId), 'Warehouse');

/** One kitchen: where it is and how to reach it. */
export default function Warehouse({ loaderData }: Route.ComponentProps) {
  const { node } = useFresh(WarehouseQuery, loaderData);
  const { formatMessage } = useIntl();
  const stored = node?.__typename === 'Warehouse' ? node : null;
  return (
    <>
      <PageHead
        back={
          <BackLink to={WAREHOUSES_PATH}>
            <FormattedMessage id="command-center.warehouses.toList" />
          </BackLink>
        }
        title={stored?.name ?? formatMessage({ id: 'command-center.warehouses.add' })}
      />
      <WarehouseForm key={stored?.id ?? 'new'} stored={stored} />
      {stored && (
        <DeleteEntity
          command={remove}
          id={stored.id}
          name={stored.name}
          to={WAREHOUSES_PATH}
          words="command-center.warehouses"
        />
      )}
    </>
  );
}
