import { fetchQuery, graphql } from 'relay-runtime';
import type { dishCard_dish$key } from './__generated__/dishCard_dish.graphql';
import refetchQuery, { type dishCardRefetchQuery } from './__generated__/dishCardRefetchQuery.graphql';
import { amount } from './amount';
import { dishChoices } from './dish-choices';
import { environment, read } from './environment';

export function dishCard(key: dishCard_dish$key) {
  const dish = read(
    graphql`
      fragment dishCard_dish on Product @refetchable(queryName: "dishCardRefetchQuery") {
        id
        name
        variants {
          id
          price {
            ...amount_money
          }
        }
        ...dishChoices_dish
      }
    `,
    key,
  );
  const variants = dish.variants.map(({ id, price }) => ({ id, price: amount(price) }));
  return { id: dish.id, name: dish.name, variants, groups: dishChoices(dish) };
}

/** Once more by its id, as the compiler has written the query. */
export async function refetchDish(id: string) {
  const answer = await fetchQuery<dishCardRefetchQuery>(environment, refetchQuery, { id }).toPromise();
  return answer?.node ? dishCard(answer.node) : null;
}
