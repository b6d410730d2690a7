import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { type FragmentType, graphql, useFragment as read } from './__generated__';

const [url = '', token = ''] = process.argv.slice(2);
const authorization = `Bearer ${token}`;

const Line = graphql(`
  fragment Line on CheckoutLine { productName quantity total { minor currencyCode } options { group name } }
`);

const Orders = graphql(`
  query Orders($after: String) {
    channel {
      orders(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id number status placedAt totalPrice { minor } lines { ...Line } history { to at } }
      }
    }
  }
`);

const Move = graphql(`
  mutation Move($input: MoveOrderInput!) {
    moveOrder(input: $input) { __typename ... on Order { status } ... on Error { code message path } }
  }
`);

const Moves = graphql(`
  subscription Moves { orders { kind checkout { number status } } }
`);

async function run<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', authorization },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors }: { data?: Data | null; errors?: unknown } = await response.json();
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

function textOf(key: FragmentType<typeof Line>): string {
  const { quantity, productName, total } = read(Line, key);
  return `${quantity} × ${productName}: ${total.minor} ${total.currencyCode}`;
}

const { channel } = await run(Orders, { after: null });
const orders = channel?.orders?.nodes ?? [];
const [order] = orders;
if (!order) throw new Error('there are no orders');
const sse = createClient({ url, headers: { authorization } });
const moves = sse.iterate({ query: print(Moves) });
const heard = moves.next();
const { moveOrder } = await run(Move, { input: { id: order.id, to: 'ACCEPTED' } });
const refused = await run(Move, { input: { id: order.id, to: 'PLACED' } });
console.log(
  JSON.stringify({
    lines: orders.map(({ lines }) => lines.map(textOf)),
    moveOrder,
    refused,
    heard: (await heard).value,
  }),
);
process.exit(0);
