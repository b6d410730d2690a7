import { useIntl } from 'react-intl';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { BackLink } from '../layout/back-link';
import { PageHead } from '../layout/page-head';
import { PRODUCTS_PATH } from '../products/product-path';
import { requirePermission } from '../session/require-permission';
import type { Route } from './+types/new-product-route';
import { NewProductForm } from './new-product-form';

const NewProductQuery = graphql(`
  query NewProduct {
    session {
      user {
        id
        permissions
      }
    }
    menu {
      id
      categories {
        id
        name
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await query(context, NewProductQuery, {});
  requirePermission(data.session.user, url, 'CATALOG');
  return { categories: data.menu?.categories ?? [], categoryId: url.searchParams.get('category') };
}

/** The shortest way to a dish that shoppers can order: one page, four fields. */
export default function NewProduct({ loaderData: { categories, categoryId } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHead
        back={<BackLink to={PRODUCTS_PATH}>{formatMessage({ id: 'command-center.product.toList' })}</BackLink>}
        title={formatMessage({ id: 'command-center.product.new' })}
      />
      <NewProductForm categories={categories} categoryId={categoryId} />
    </>
  );
}
