import { graphql } from 'relay-runtime';
import type { dishEdge_edge$key } from './__generated__/dishEdge_edge.graphql';
import { dishCard } from './dish-card';
import { read } from './environment';

export function dishEdge(key: dishEdge_edge$key) {
  const { node } = read(
    graphql`
      fragment dishEdge_edge on CategoryProductsConnectionEdge {
        node {
          ...dishCard_dish
        }
      }
    `,
    key,
  );
  return dishCard(node);
}
