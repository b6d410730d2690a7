import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useClient } from 'urql';
import { graphql } from '../../../gql/gql';
import type { PopularDishesQuery as Answer } from '../../../gql/graphql';
import { PlacedGrid } from '../../catalog/menu/placed-grid';
import styles from './popular-dishes.module.css';

const PopularDishesQuery = graphql(`
  query PopularDishes($first: Int!) {
    channel {
      id
      popularProducts(first: $first) {
        id
        ...PlacedDish
      }
    }
  }
`);

const SHOWN = 4;

type Dishes = NonNullable<Answer['channel']>['popularProducts'];

/** What others order most, for a cart that is empty: asked for when it is looked at. */
export function PopularGrid() {
  const client = useClient();
  const titleId = useId();
  const [dishes, setDishes] = useState<Dishes>([]);
  useEffect(() => {
    let isGone = false;
    void client.query(PopularDishesQuery, { first: SHOWN }).then(({ data }) => {
      if (!isGone) setDishes(data?.channel?.popularProducts ?? []);
    });
    return () => {
      isGone = true;
    };
  }, [client]);
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.popular}>
      <h2 className={styles.title} id={titleId}>
        <FormattedMessage id="storefront.popular" />
      </h2>
      <PlacedGrid dishes={dishes.map((dish) => ({ dish }))} />
    </section>
  );
}
