import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as documents from '../../../documents/menu';
import { graphql } from '../../../gql/gql';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useAct } from '../../kit/entity/use-act';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { SortableList } from '../../kit/sorting/sortable-list';
import { Button, type ButtonLook } from '../../kit/ui/button';
import { EmptyState, Notice } from '../../kit/ui/feedback';
import { NewDishLink } from '../products/new-dish-link';
import type { Route } from './+types/menus-route';
import { CreateMenuDialog } from './create-menu-dialog';
import { MenuCard } from './menu-card';
import styles from './menus.module.css';
import { menuStateOf } from './shown-menu';

const MenusQuery = graphql(`
  query Menus {
    ...StaffSession
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

export const loader = (route: Route.LoaderArgs) => readPage(route, 'CATALOG', MenusQuery, {});

/** The tree of menus and their categories, and which of them shoppers see. */
export default function Menus({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(MenusQuery, loaderData);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(documents.reorder);
  const [isCreating, setIsCreating] = useState(false);
  const menus = channel?.menus ?? [];
  const shown = menus.find(({ isActive }) => isActive);
  const create = (variant: ButtonLook['variant']) => (
    <Button onClick={() => setIsCreating(true)} variant={variant}>
      <Icon of={PlusIcon} size={18} />
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
            onReorder={(ids) => reorder({ input: { ids } })}
          >
            {(menu) => <MenuCard menu={menu} state={menuStateOf(menu, menus)} />}
          </SortableList>
        </>
      )}
      {isCreating && <CreateMenuDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}
