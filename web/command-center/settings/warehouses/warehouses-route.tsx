import { Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import WarehouseIcon from 'lucide/dist/esm/icons/warehouse';
import { FormattedMessage, useIntl } from 'react-intl';
import { reorder as reorderDocument } from '../../../documents/warehouse';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useAct } from '../../kit/entity/use-act';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { LinkedRow } from '../../kit/sorting/linked-row';
import { SortableList } from '../../kit/sorting/sortable-list';
import { LinkButton } from '../../kit/ui/button';
import { EmptyState, Tag } from '../../kit/ui/feedback';
import type { Route } from './+types/warehouses-route';
import { WAREHOUSES_PATH, warehousePath } from './warehouse-path';

const WarehousesQuery = graphql(`
  query Warehouses {
    ...StaffSession
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

export const loader = (route: Route.LoaderArgs) => readPage(route, 'SETTINGS', WarehousesQuery, {});

/** The kitchens, which are the pickup points too, in the order in which shoppers are offered them. */
export default function Warehouses({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(WarehousesQuery, loaderData);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(reorderDocument);
  const warehouses = channel?.warehouses ?? [];
  const title = formatMessage({ id: 'command-center.warehouses.title' });
  return (
    <>
      <PageHead
        aside={
          <LinkButton to={`${WAREHOUSES_PATH}/new`}>
            <Icon of={PlusIcon} size={18} />
            <FormattedMessage id="command-center.warehouses.add" />
          </LinkButton>
        }
        title={title}
      />
      {warehouses.length === 0 ? (
        <EmptyState
          icon={<Icon of={WarehouseIcon} size={56} />}
          title={formatMessage({ id: 'command-center.warehouses.empty' })}
        >
          <FormattedMessage id="command-center.warehouses.emptyExplained" />
        </EmptyState>
      ) : (
        <Text maxWidth="44rem" marginBottom="4" color="fg.muted">
          <FormattedMessage id="command-center.warehouses.hint" />
        </Text>
      )}
      <SortableList
        items={warehouses}
        label={title}
        nameOf={({ name }) => name}
        onReorder={(ids) => reorder({ input: { ids } })}
      >
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
