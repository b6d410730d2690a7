import {
  Environment,
  type FetchFunction,
  type FragmentType,
  type GraphQLTaggedNode,
  getFragment,
  getSingularSelector,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';

const [url = '', token = ''] = process.argv.slice(2);
let session: string | null = null;

/** The document as the compiler has written it. */
const send: FetchFunction = async ({ text: query }, variables) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(session && { 'carte-session': session }),
    },
    body: JSON.stringify({ query, variables }),
  });
  session = response.headers.get('carte-session') ?? session;
  return response.json();
};

export const environment = new Environment({ network: Network.create(send), store: new Store(new RecordSource()) });

/** What `useFragment` reads in React. */
export function read<Data>(
  fragment: GraphQLTaggedNode,
  key: { readonly ' $data'?: Data; readonly ' $fragmentSpreads': FragmentType },
): Data {
  const { data } = environment.lookup(getSingularSelector(getFragment(fragment), key));
  return data as Data;
}
