import { useIntl } from 'react-intl';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { BackLink } from '../layout/back-link';
import { PageHead } from '../layout/page-head';
import { requireStaff } from '../session/require-staff';
import type { Route } from './+types/new-product-route';
import { NewProductForm } from './new-product-form';
import { PRODUCTS_PATH } from './product-path';

const NewProductQuery = graphql(`
  query NewProduct {
    session {
      user {
        id
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
  requireStaff(data.session.user, url);
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
