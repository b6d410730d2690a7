import { FormattedMessage, useIntl } from 'react-intl';
import { data as response, useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { requirePermission } from '../../access/session/require-permission';
import { DeleteEntity } from '../../kit/form/delete-entity';
import { PageHead } from '../../kit/layout/page-head';
import { Tag } from '../../kit/ui/feedback';
import { useFresh } from '../../orders/live/use-fresh';
import { MENUS_PATH, menuPath } from '../menus/menu-path';
import type { Route } from './+types/category-route';
import styles from './category.module.css';
import { CategoryForm } from './category-form';
import { DeleteCategoryMutation } from './category-mutations';
import { CategoryProducts } from './category-products';

const CategoryQuery = graphql(`
  query StaffCategory($id: ID!) {
    session {
      user {
        id
        permissions
      }
    }
    node(id: $id) {
      ... on Category {
        id
        name
        isActive
        menu {
          id
          name
        }
        ...EditCategory
        arrangedProducts {
          id
          ...CategoryProduct
        }
      }
    }
  }
`);

export async function loader({ context, params: { categoryId, menuId }, url }: Route.LoaderArgs) {
  const variables = { id: categoryId };
  const data = await query(context, CategoryQuery, variables);
  requirePermission(data.session.user, url, 'CATALOG');
  const isHere = data.node?.__typename === 'Category' && data.node.menu.id === menuId;
  if (!isHere) throw response(null, { status: 404 });
  return { data, variables };
}

/** One category: its own fields, and what stands in it. */
export default function Category({ loaderData }: Route.ComponentProps) {
  const { node } = useFresh(CategoryQuery, loaderData);
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [, remove] = useMutation(DeleteCategoryMutation);
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
        <CategoryProducts category={{ id, name }} products={arrangedProducts} />
        <CategoryForm category={category} key={id} />
      </div>
      <DeleteEntity
        done={formatMessage({ id: 'command-center.catalog.category.deleted' })}
        label={formatMessage({ id: 'command-center.catalog.category.delete' })}
        onDeleted={() => void navigate(menuPath(menu.id))}
        question={formatMessage({ id: 'command-center.catalog.category.deleteNamed' }, { name })}
        remove={async () => (await remove({ id })).data?.deleteCategory}
      >
        <FormattedMessage id="command-center.catalog.category.deleteMeaning" />
      </DeleteEntity>
    </>
  );
}
