import { commitMutation, createOperationDescriptor, fetchQuery, getRequest, graphql } from 'relay-runtime';
import type { cart_checkout$key } from './__generated__/cart_checkout.graphql';
import type { cartAddMutation } from './__generated__/cartAddMutation.graphql';
import type { cartQuery } from './__generated__/cartQuery.graphql';
import { amount } from './amount';
import { environment, read } from './environment';

export function cart(key: cart_checkout$key) {
  const { id, lines, totalPrice } = read(
    graphql`
      fragment cart_checkout on Cart {
        id
        lines {
          id
          productName
          quantity
        }
        totalPrice {
          ...amount_money
        }
      }
    `,
    key,
  );
  return { id, lines, total: amount(totalPrice) };
}

const CART = graphql`
  query cartQuery {
    checkout {
      ...cart_checkout
    }
  }
`;

const ADD = graphql`
  mutation cartAddMutation($variantId: ID!) {
    addLine(input: { variantId: $variantId }) {
      __typename
      ...cart_checkout @alias(as: "cart")
      ... on Error {
        code
        path
      }
    }
  }
`;

const add = (variantId: string) =>
  new Promise<cartAddMutation['response']['addLine']>((resolve, reject) => {
    commitMutation<cartAddMutation>(environment, {
      mutation: ADD,
      variables: { variantId },
      onCompleted: ({ addLine }, errors) => (errors ? reject(errors[0]) : resolve(addLine)),
      onError: reject,
    });
  });

/** A dish twice, and one that there is not; the cart that was read first shows what the mutations have answered. */
export async function fillCart(variantId: string, missingId: string) {
  await add(variantId);
  await fetchQuery<cartQuery>(environment, CART, {}).toPromise();
  await add(variantId);
  const refusal = await add(missingId);
  const seen = environment.lookup(createOperationDescriptor(getRequest(CART), {}).fragment);
  const { checkout } = seen.data as cartQuery['response'];
  return { cart: checkout && cart(checkout), refusal };
}
