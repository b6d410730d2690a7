import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { PlusIcon } from '../../../ui/icons/plus-icon';
import { requirePermission } from '../../access/session/require-permission';
import { useRefusalText } from '../../kit/form/use-refusal-text';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { PageHead } from '../../kit/layout/page-head';
import { Button, type ButtonLook } from '../../kit/ui/button';
import { EmptyState, Notice } from '../../kit/ui/feedback';
import { useFresh } from '../../orders/live/use-fresh';
import { NewDishLink } from '../products/new-dish-link';
import { SortableList } from '../sorting/sortable-list';
import type { Route } from './+types/menus-route';
import { CreateMenuDialog } from './create-menu-dialog';
import { MenuCard } from './menu-card';
import { ReorderMenusMutation } from './menu-mutations';
import styles from './menus.module.css';
import { menuStateOf } from './shown-menu';

const MenusQuery = graphql(`
  query Menus {
    session {
      user {
        id
        permissions
      }
    }
    channel {
      id
      menus(includeInactive: true) {
        id
        name
        isActive
        ...MenuCard
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = {};
  const data = await query(context, MenusQuery, variables);
  requirePermission(data.session.user, url, 'CATALOG');
  return { data, variables };
}

/** The tree of menus and their categories, and which of them shoppers see. */
export default function Menus({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(MenusQuery, loaderData);
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const refusalText = useRefusalText();
  const [, reorder] = useMutation(ReorderMenusMutation);
  const [isCreating, setIsCreating] = useState(false);
  const menus = channel?.menus ?? [];
  const shown = menus.find(({ isActive }) => isActive);
  const create = (variant: ButtonLook['variant']) => (
    <Button onClick={() => setIsCreating(true)} variant={variant}>
      <PlusIcon size={18} />
      <FormattedMessage id="command-center.catalog.menu.new" />
    </Button>
  );
  return (
    <>
      <PageHead
        aside={menus.length > 0 && create('primary')}
        title={formatMessage({ id: 'command-center.catalog.menus' })}
      />
      {menus.length === 0 ? (
        <EmptyState
          action={
            <>
              <NewDishLink />
              {create('outline')}
            </>
          }
          icon={<FoodIcon name="fork-and-knife-with-plate" size={72} />}
          title={formatMessage({ id: 'command-center.catalog.menu.none' })}
        >
          <FormattedMessage id="command-center.catalog.menu.noneExplained" />
        </EmptyState>
      ) : (
        <>
          <div className={styles.state}>
            <Notice tone={shown ? 'info' : 'warning'}>
              {shown ? (
                <FormattedMessage id="command-center.catalog.menu.shown" values={{ name: shown.name }} />
              ) : (
                <FormattedMessage id="command-center.catalog.menu.noneShown" />
              )}
            </Notice>
          </div>
          <SortableList
            isFixed={menus.length < 2}
            items={menus}
            label={formatMessage({ id: 'command-center.catalog.menus' })}
            nameOf={({ name }) => name}
            onReorder={async (ids) => {
              const { data } = await reorder({ input: { ids: [...ids] } });
              board.changed();
              return refusalText(data?.reorderMenus);
            }}
          >
            {(menu) => <MenuCard menu={menu} state={menuStateOf(menu, menus)} />}
          </SortableList>
        </>
      )}
      {isCreating && <CreateMenuDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}
