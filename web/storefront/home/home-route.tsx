import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { LinkButton } from '../../ui/button/link-button';
import { Container } from '../../ui/layout/container';
import { ReceivingBar } from '../cart/receiving/receiving-bar';
import { IN_SIGHT } from '../catalog/menu/blurred-first';
import { CategorySection } from '../catalog/menu/category-section';
import { DishRow } from '../catalog/menu/dish-row';
import { LaterSections } from '../catalog/menu/later-sections';
import { popularRow } from '../catalog/menu/popular-row';
import { WhenReceiving } from '../maintenance/when-receiving';
import { PageHead } from '../shop/page-head';
import { revalidateOnPath } from '../shop/revalidate-on-path';
import { useShop } from '../shop/use-shop';
import { describeRestaurant } from '../structured-data/describe.server';
import type { Route } from './+types/home-route';
import { CategoryTiles } from './category-tiles';
import { HomeHero } from './home-hero';
import styles from './home-route.module.css';

const HomeQuery = graphql(`
  query Home {
    menu {
      id
      categories {
        id
        ...CategoryTiles
      }
    }
    channel {
      id
      popularProducts(first: 8) {
        id
        ...PlacedDish
      }
    }
  }
`);

const HomeDishesQuery = graphql(`
  query HomeDishes($ids: [ID!]!, $perCategory: Int!) {
    nodes(ids: $ids) {
      ... on Category {
        id
        ...CategorySection
        ...HomeHero
      }
    }
  }
`);

/** A taste of the menu, not the menu: light enough for the first page that a phone opens. */
const CATEGORIES_SHOWN = 3;
const DISHES_OF_EACH = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const [{ menu, channel }] = await Promise.all([query(context, HomeQuery, {}), describeRestaurant(context)]);
  const categories = menu?.categories ?? [];
  const ids = categories.slice(0, CATEGORIES_SHOWN).map(({ id }) => id);
  const { nodes } = await query(context, HomeDishesQuery, { ids, perCategory: DISHES_OF_EACH });
  const popular = popularRow(channel?.popularProducts ?? []);
  return { categories, popular, first: nodes.flatMap((node) => (node?.__typename === 'Category' ? [node] : [])) };
}

export const shouldRevalidate = revalidateOnPath;

export default function HomeRoute({ loaderData: { categories, popular, first } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { description } = useShop();
  return (
    <Container className={styles.page}>
      <PageHead description={description} />
      <HomeHero categories={first} />
      <WhenReceiving className={styles.receiving}>
        <ReceivingBar areHoursSaid isBrief />
      </WhenReceiving>
      <CategoryTiles categories={categories} />
      <DishRow dishes={popular} eager={IN_SIGHT} title={formatMessage({ id: 'storefront.popular' })} />
      {first.map((category) => (
        <CategorySection category={category} key={category.id} />
      ))}
      <LaterSections />
      {categories.length > first.length && (
        <p className={styles.more}>
          <LinkButton size="lg" to="/catalog" variant="soft">
            <FormattedMessage id="storefront.menu.whole" />
          </LinkButton>
        </p>
      )}
    </Container>
  );
}
