import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useClient } from 'urql';
import { graphql } from '../../../gql/gql';
import { DishRow, placedOf, type RowDish } from '../../../storefront/catalog/menu/dish-row';

const FavouriteDishQuery = graphql(`
  query FavouriteDish($slug: String!) {
    product(slug: $slug) {
      id
      slug
      ...PlacedDish
    }
  }
`);

/** Of all that are liked; more of them make no row. */
const SHOWN = 12;

interface Props {
  readonly slugs: readonly string[];
  /** What the page has come with. Only other dishes are asked for, each as anybody could ask for it. */
  readonly onPage: ReadonlyMap<string, RowDish>;
  /** All of them have left the menu, or can't be read. */
  readonly onNone: () => void;
}

/** What this device's shopper likes, the last liked first; what has left the menu is not there. */
export function FavouritesRow({ slugs, onPage, onNone }: Props) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const [others, setOthers] = useState<ReadonlyMap<string, RowDish>>(new Map());
  const shown = slugs.slice(0, SHOWN);
  const missing = shown.filter((slug) => !onPage.has(slug)).join(' ');
  const isRow = shown.some((slug) => onPage.has(slug));
  const take = useEffectEvent((dishes: readonly RowDish[]) => {
    setOthers(new Map(dishes.map((dish) => [dish.slug, dish])));
    if (dishes.length === 0 && !isRow) onNone();
  });
  useEffect(() => {
    if (!missing) return;
    let isGone = false;
    const asked = missing.split(' ').map((slug) => client.query(FavouriteDishQuery, { slug }).toPromise());
    void Promise.all(asked).then((answers) => {
      if (!isGone) take(placedOf(answers.flatMap(({ data }) => data?.product ?? [])));
    });
    return () => {
      isGone = true;
    };
  }, [client, missing]);
  const dishes = shown.flatMap((slug) => onPage.get(slug) ?? others.get(slug) ?? []);
  return <DishRow dishes={dishes} title={formatMessage({ id: 'favourites.title' })} />;
}
