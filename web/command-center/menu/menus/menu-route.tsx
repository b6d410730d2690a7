import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { menu as described } from '../../../../domain/entities/menu';
import * as documents from '../../../documents/menu';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { Icon } from '../../../ui/icons/icon';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { DescribedFields } from '../../kit/entity/described-fields';
import { readEntity } from '../../kit/entity/read-page';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { EntityForm } from '../../kit/form/entity-form';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { EmptyState } from '../../kit/ui/feedback';
import { CreateCategoryDialog } from '../categories/create-category-dialog';
import { MENUS_PATH } from '../menu-path';
import { NewDishLink } from '../products/new-dish-link';
import type { Route } from './+types/menu-route';
import { CategoryRows } from './category-rows';
import { MenuStateTag } from './menu-state-tag';
import styles from './menus.module.css';
import { menuStateOf } from './shown-menu';

const MenuQuery = graphql(`
  query StaffMenu($id: ID!) {
    ...StaffSession
    channel {
      id
      menus(includeInactive: true) {
        id
        isActive
      }
    }
    node(id: $id) {
      ... on Menu {
        id
        name
        isActive
        ...StoredMenu
        categories(includeInactive: true) {
          id
          ...CategoryRow
        }
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readEntity(route, 'CATALOG', MenuQuery, { id: route.params.menuId }, 'Menu');

/** One menu: its name, whether shoppers may see it, and its categories. */
export default function Menu({ loaderData }: Route.ComponentProps) {
  const { node, channel } = useFresh(MenuQuery, loaderData);
  // Deleted by a colleague: the last data stay visible, and saving is refused.
  const known = node?.__typename === 'Menu' ? node : loaderData.data.node;
  if (known?.__typename !== 'Menu') return null;
  return <MenuPage key={known.id} menu={known} menus={channel?.menus ?? []} />;
}

type LoadedMenu = Extract<Route.ComponentProps['loaderData']['data']['node'], { __typename: 'Menu' }>;

interface Props {
  readonly menu: LoadedMenu;
  readonly menus: readonly { readonly id: string; readonly isActive: boolean }[];
}

function MenuPage({ menu, menus }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(documents.stored, menu);
  const form = useDescribedForm(described, documents, { stored, words: 'command-center.catalog.menu' });
  const [isCreating, setIsCreating] = useState(false);
  const { id, name, categories } = menu;
  const state = menuStateOf(menu, menus);
  const create = (
    <Button onClick={() => setIsCreating(true)} variant={categories.length > 0 ? 'outline' : 'primary'}>
      <Icon of={PlusIcon} size={18} />
      <FormattedMessage id="command-center.catalog.category.new" />
    </Button>
  );
  return (
    <>
      <PageHead
        aside={<MenuStateTag state={state} />}
        back={
          <Breadcrumbs crumbs={[{ to: MENUS_PATH, label: formatMessage({ id: 'command-center.catalog.menus' }) }]} />
        }
        title={name}
      />
      <EntityForm form={form}>
        <Panel title={formatMessage({ id: 'command-center.catalog.menu.about' })}>
          <div className={styles.fields}>
            <DescribedFields
              form={form}
              of={described}
              show={{
                name: { label: 'command-center.catalog.name' },
                isActive: {
                  label: 'command-center.catalog.menu.active',
                  hint: 'command-center.catalog.menu.activeHint',
                },
              }}
            />
          </div>
        </Panel>
      </EntityForm>
      <section aria-labelledby="categories" className={styles.section}>
        <div className={styles.sectionHead}>
          <h2 id="categories">
            <FormattedMessage id="command-center.catalog.categories" />
          </h2>
          {categories.length > 0 && create}
        </div>
        {categories.length > 0 ? (
          <CategoryRows categories={categories} menu={{ id, name }} />
        ) : (
          <EmptyState
            action={
              <>
                {create}
                {state === 'SHOWN' && <NewDishLink variant="outline" />}
              </>
            }
            icon={<FoodIcon name="green-salad" size={72} />}
            title={formatMessage({ id: 'command-center.catalog.noCategories' })}
          >
            <FormattedMessage id="command-center.catalog.noCategoriesExplained" />
          </EmptyState>
        )}
      </section>
      <DeleteEntity
        command={documents.remove}
        count={categories.length}
        done="command-center.catalog.menu.deleted"
        id={id}
        name={name}
        to={MENUS_PATH}
        words="command-center.catalog.menu"
      />
      {isCreating && <CreateCategoryDialog menuId={id} onClose={() => setIsCreating(false)} />}
    </>
  );
}
