import { FormattedMessage, useIntl } from 'react-intl';
import { data as response } from 'react-router';
import * as documents from '../../../documents/category';
import { graphql } from '../../../gql/gql';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { readEntity } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { Tag } from '../../kit/ui/feedback';
import { MENUS_PATH, menuPath } from '../menu-path';
import type { Route } from './+types/category-route';
import styles from './category.module.css';
import { CategoryForm } from './category-form';
import { CategoryProducts } from './category-products';

const CategoryQuery = graphql(`
  query StaffCategory($id: ID!) {
    ...StaffSession
    node(id: $id) {
      ... on Category {
        id
        name
        isActive
        menu {
          id
          name
        }
        ...StoredCategory
        arrangedProducts {
          id
          ...CategoryProduct
        }
      }
    }
  }
`);

export async function loader(route: Route.LoaderArgs) {
  const { categoryId, menuId } = route.params;
  const page = await readEntity(route, 'CATALOG', CategoryQuery, { id: categoryId }, 'Category');
  const { node } = page.data;
  if (node?.__typename === 'Category' && node.menu.id !== menuId) throw response(null, { status: 404 });
  return page;
}

/** One category: its own fields, and what stands in it. */
export default function Category({ loaderData }: Route.ComponentProps) {
  const { node } = useFresh(CategoryQuery, loaderData);
  const { formatMessage } = useIntl();
  // Deleted by a colleague: the last data stay visible, and saving is refused.
  const category = node?.__typename === 'Category' ? node : loaderData.data.node;
  if (category?.__typename !== 'Category') return null;
  const { id, name, isActive, menu, arrangedProducts } = category;
  return (
    <>
      <PageHead
        aside={
          !isActive && (
            <Tag tone="warning">
              <FormattedMessage id="command-center.catalog.hidden" />
            </Tag>
          )
        }
        back={
          <Breadcrumbs
            crumbs={[
              { to: MENUS_PATH, label: formatMessage({ id: 'command-center.catalog.menus' }) },
              { to: menuPath(menu.id), label: menu.name },
            ]}
          />
        }
        title={name}
      />
      <div className={styles.columns}>
        <CategoryProducts category={{ id, name }} products={arrangedProducts ?? []} />
        <CategoryForm key={id} stored={category} />
      </div>
      <DeleteEntity
        command={documents.remove}
        done="command-center.catalog.category.deleted"
        id={id}
        name={name}
        to={menuPath(menu.id)}
        words="command-center.catalog.category"
      />
    </>
  );
}
