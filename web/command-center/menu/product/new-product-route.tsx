import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import { categoryPath } from '../menu-path';
import { PRODUCTS_PATH } from '../products/product-path';
import type { Route } from './+types/new-product-route';
import { NewProductForm } from './new-product-form';

const NewProductQuery = graphql(`
  query NewProduct {
    ...StaffSession
    menu {
      id
      categories {
        id
      }
    }
    channel {
      id
      menus(includeInactive: true) {
        id
        name
        categories(includeInactive: true) {
          id
          name
        }
      }
    }
  }
`);

export async function loader(route: Route.LoaderArgs) {
  const { menu, channel } = (await readPage(route, 'CATALOG', NewProductQuery, {})).data;
  const menus = channel?.menus ?? [];
  const places = menus.flatMap(({ id: menuId, categories }) => categories.map((category) => ({ menuId, ...category })));
  // From a category's page, the dish goes into that category, and the way back leads there.
  const from = places.find(({ id }) => id === route.url.searchParams.get('category')) ?? null;
  return { menus, from, categoryId: from?.id ?? menu?.categories[0]?.id ?? null };
}

/** The shortest way to a dish that shoppers can order: one page, four fields. */
export default function NewProduct({ loaderData: { menus, from, categoryId } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const back = from ? (
    <BackLink to={categoryPath(from.menuId, from.id)}>{from.name}</BackLink>
  ) : (
    <BackLink to={PRODUCTS_PATH}>{formatMessage({ id: 'command-center.product.toList' })}</BackLink>
  );
  return (
    <>
      <PageHead back={back} title={formatMessage({ id: 'command-center.product.new' })} />
      <NewProductForm categoryId={categoryId} menus={menus} />
    </>
  );
}
