import { type AnyVariables, type CombinedError, createClient, fetchExchange, type TypedDocumentNode } from '@urql/core';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from './request-context';
import { storedIdIfAnyExchange } from './stored-id';

/** What an error screen gets to know of a failed read. */
export interface QueryFailure {
  /** Stable code of the API, or `UNREACHABLE`. */
  readonly code: string;
  readonly requestId: string | null;
}

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  // What the API says of the call itself, such as an id in a form that is none.
  BAD_USER_INPUT: 400,
  INVALID_ID: 400,
  CONTROL_CHARACTERS: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  SHOP_NOT_SET_UP: 503,
  TOO_MANY_REQUESTS: 429,
  BUSY: 503,
  EXECUTION_TIMEOUT: 503,
  UNAVAILABLE: 503,
  UNREACHABLE: 503,
};

/** What a page would lack for one of these is there a moment later; without it, it would look as if it were not at all. */
const PASSING: ReadonlySet<unknown> = new Set(['BUSY', 'EXECUTION_TIMEOUT', 'UNAVAILABLE']);

function isPassing({ extensions }: CombinedError['graphQLErrors'][number]): boolean {
  return PASSING.has(extensions.code);
}

function failureOf(error: CombinedError): QueryFailure {
  const told = error.graphQLErrors.find(isPassing) ?? error.graphQLErrors[0];
  const { code, requestId } = told?.extensions ?? {};
  if (error.networkError) return { code: 'UNREACHABLE', requestId: null };
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

/**
 * Runs a document from a route's loader or action, inside the process, with the visitor's rights.
 *
 * @returns the data; fields that failed on their own are null, as the schema allows.
 * @throws a response carrying {@link QueryFailure} when there is no data at all, or not all of it for the moment: the error
 * boundary shows it.
 */
export async function query<Data, Variables extends AnyVariables>(
  context: Readonly<RouterContextProvider>,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { fetchGraphql, url } = context.get(requestContext);
  const client = createClient({
    url: new URL('/graphql', url).href,
    fetch: fetchGraphql,
    exchanges: [storedIdIfAnyExchange, fetchExchange],
    preferGetMethod: false,
  });
  const isMutation = document.definitions.some(
    (definition) => definition.kind === 'OperationDefinition' && definition.operation === 'mutation',
  );
  const result = await (isMutation ? client.mutation(document, variables) : client.query(document, variables));
  const isWhole = isMutation || !result.error?.graphQLErrors.some(isPassing);
  if (result.data && isWhole) return result.data;
  const failure = result.error ? failureOf(result.error) : { code: 'INTERNAL', requestId: null };
  throw data(failure, { status: STATUS_OF_CODE[failure.code] ?? 500 });
}
