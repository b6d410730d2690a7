import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { PlusIcon } from '../../../ui/icons/plus-icon';
import { WarehouseIcon } from '../../../ui/icons/warehouse-icon';
import { requirePermission } from '../../access/session/require-permission';
import { PageHead } from '../../kit/layout/page-head';
import { LinkButton } from '../../kit/ui/button';
import { EmptyState, Tag } from '../../kit/ui/feedback';
import { LinkedRow } from '../../menu/sorting/linked-row';
import { SortableList } from '../../menu/sorting/sortable-list';
import { useFresh } from '../../orders/live/use-fresh';
import type { Route } from './+types/warehouses-route';
import { useReorderWarehouses } from './use-reorder-warehouses';
import { WAREHOUSES_PATH, warehousePath } from './warehouse-path';

const WarehousesQuery = graphql(`
  query Warehouses {
    session {
      user {
        id
        permissions
      }
    }
    channel {
      id
      warehouses(includeInactive: true) {
        id
        name
        address
        phone
        isActive
        latitude
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = {};
  const data = await query(context, WarehousesQuery, variables);
  requirePermission(data.session.user, url, 'SETTINGS');
  return { data, variables };
}

/** The kitchens, which are the pickup points too, in the order in which shoppers are offered them. */
export default function Warehouses({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(WarehousesQuery, loaderData);
  const { formatMessage } = useIntl();
  const reorder = useReorderWarehouses();
  const warehouses = channel?.warehouses ?? [];
  const title = formatMessage({ id: 'command-center.warehouses.title' });
  return (
    <>
      <PageHead
        aside={
          <LinkButton to={`${WAREHOUSES_PATH}/new`}>
            <PlusIcon size={18} />
            <FormattedMessage id="command-center.warehouses.add" />
          </LinkButton>
        }
        title={title}
      />
      {warehouses.length === 0 ? (
        <EmptyState icon={<WarehouseIcon size={56} />} title={formatMessage({ id: 'command-center.warehouses.empty' })}>
          <FormattedMessage id="command-center.warehouses.emptyExplained" />
        </EmptyState>
      ) : (
        <Text maxWidth="44rem" marginBottom="4" color="fg.muted">
          <FormattedMessage id="command-center.warehouses.hint" />
        </Text>
      )}
      <SortableList items={warehouses} label={title} nameOf={({ name }) => name} onReorder={reorder}>
        {({ id, name, address, isActive, latitude }) => (
          <LinkedRow
            detail={address || <FormattedMessage id="command-center.warehouses.noAddress" />}
            name={name}
            to={warehousePath(id)}
          >
            {!isActive && (
              <Tag>
                <FormattedMessage id="command-center.warehouses.inactive" />
              </Tag>
            )}
            {latitude === null && (
              <Tag tone="warning">
                <FormattedMessage id="command-center.warehouses.noPlace" />
              </Tag>
            )}
          </LinkedRow>
        )}
      </SortableList>
    </>
  );
}
