import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useSearchParams } from 'react-router';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { query } from '../../../graphql/query';
import { classNames } from '../../../ui/class-names';
import { Container } from '../../../ui/layout/container';
import { Photo } from '../../../ui/media/photo';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { toasts } from '../../../ui/overlay/toasts';
import { PLAIN_PATH } from '../../cart/store/add-form';
import { PageHead } from '../../shop/page-head';
import { categoryPath, productPath } from '../../shop/product-path';
import { revalidateOnPath } from '../../shop/revalidate-on-path';
import { describePage, menuCrumbs } from '../../structured-data/describe.server';
import { dishData } from '../../structured-data/dish-data';
import { PlacedGrid } from '../menu/placed-grid';
import type { Route } from './+types/product-route';
import { DishAddBar } from './dish-add-bar';
import { DishBody } from './dish-body';
import { DishFacts } from './dish-facts';
import { DishFragment } from './dish-fragment';
import { findMovedProduct } from './moved.server';
import styles from './product-route.module.css';
import { useDishChoice } from './use-dish-choice';

const ProductPageQuery = graphql(`
  query ProductPage($categorySlug: String!, $productSlug: String!) {
    category(slug: $categorySlug) {
      id
      slug
      name
      icon
      menu {
        id
      }
      product(slug: $productSlug) {
        id
        categories {
          id
          slug
          menu {
            id
          }
        }
        goesWellWith(first: 4) {
          id
          ...PlacedDish
        }
        ...Dish
      }
    }
  }
`);

export async function loader({ context, params: { categorySlug, productSlug } }: Route.LoaderArgs) {
  const { category } = await query(context, ProductPageQuery, { categorySlug, productSlug });
  if (!category?.product) return findMovedProduct(context, categorySlug, productSlug);
  const { menu, product, ...shown } = category;
  const dish = readFragment(DishFragment, product);
  // A dish of several categories has several addresses: the first one is canonical.
  const first = product.categories.find((other) => other.menu.id === menu.id) ?? category;
  const address = productPath(first.slug, dish.slug);
  describePage(context, (addresses) => [
    dishData(addresses, dish, { name: category.name, address }),
    menuCrumbs(context, addresses, [
      { name: category.name, path: categoryPath(category.slug) },
      { name: dish.name, path: address },
    ]),
  ]);
  return { category: shown, product, address };
}

export const shouldRevalidate = revalidateOnPath;

export default function ProductRoute({ loaderData: { category, product, address } }: Route.ComponentProps) {
  const dish = readFragment(DishFragment, product);
  // Another dish starts with its own choices.
  return (
    <ProductPage address={address} category={category} dish={dish} goesWellWith={product.goesWellWith} key={dish.id} />
  );
}

interface Props {
  /** The one that search engines know. */
  readonly address: string;
  readonly category: { readonly slug: string; readonly name: string; readonly icon?: string | null };
  readonly dish: Dish;
  readonly goesWellWith: Route.ComponentProps['loaderData']['product']['goesWellWith'];
}

function ProductPage({ address, category, dish, goesWellWith }: Props) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const { name, description, photo } = dish;
  const choosing = useDishChoice(dish, search.get('variant'), (variant) =>
    setSearch({ variant }, { replace: true, preventScrollReset: true }),
  );
  const shown = choosing.variant?.photo ?? photo;
  const tellAdded = () =>
    toasts.show({ message: formatMessage({ id: 'storefront.dish.added' }, { name }), tone: 'success' });
  return (
    <Container className={styles.page}>
      <PageHead
        address={address}
        description={description}
        shared={`dish/${encodeURIComponent(dish.slug)}`}
        title={name}
      />
      <Breadcrumbs
        crumbs={[
          { label: formatMessage({ id: 'storefront.menu' }), to: '/catalog' },
          { label: category.name, to: categoryPath(category.slug) },
          { label: name },
        ]}
      />
      <form action={useHref(PLAIN_PATH)} className={classNames(styles.columns, shown && styles.pictured)} method="post">
        {shown && (
          <Photo
            alt=""
            className={styles.photo}
            fallbackIcon={category.icon}
            isEager
            photo={shown}
            ratio="4 / 3"
            sizes="(width >= 48rem) 50vw, 92vw"
          />
        )}
        <div className={styles.details}>
          <h1 className={styles.name}>{name}</h1>
          {dish.variants.length === 1 && <input name="variantId" type="hidden" value={dish.variants[0]?.id} />}
          <DishBody choosing={choosing} dish={dish} />
          <div className={styles.add} data-bottom-bar>
            <DishAddBar choosing={choosing} dish={dish} onAdded={tellAdded} />
          </div>
        </div>
        <DishFacts choosing={choosing} dish={dish} />
      </form>
      {goesWellWith.length > 0 && (
        <section aria-labelledby="goes-well-with" className={styles.goesWellWith}>
          <h2 id="goes-well-with">
            <FormattedMessage id="storefront.goesWellWith" />
          </h2>
          <PlacedGrid dishes={goesWellWith.map((offered) => ({ dish: offered }))} />
        </section>
      )}
    </Container>
  );
}
