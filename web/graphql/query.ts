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

type Failure = CombinedError['graphQLErrors'][number];

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  // The API's codes for the call itself, such as an invalid id in a form.
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

function isPassing({ extensions }: Failure): boolean {
  return PASSING.has(extensions.code);
}

/** Whether the page would say that there is no such dish or shop. What the API refuses, or fails further down, leaves a page. */
function isOfRoot({ path, extensions: { code } }: Failure, data: unknown): boolean {
  const isRefusal = typeof code === 'string' && code in STATUS_OF_CODE;
  return !isRefusal && Object.entries(data ?? {}).some(([field, value]) => field === path?.[0] && value === null);
}

/** What leaves too little for a page. */
function decisiveFailure({ graphQLErrors }: CombinedError, data: unknown): Failure | undefined {
  return graphQLErrors.find(isPassing) ?? graphQLErrors.find((failure) => isOfRoot(failure, data));
}

function failureOf({ networkError }: CombinedError, told: Failure | undefined): QueryFailure {
  const { code, requestId } = told?.extensions ?? {};
  if (networkError) return { code: 'UNREACHABLE', requestId: null };
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

/**
 * Runs a document from a route's loader or action, inside the process, with the visitor's rights.
 *
 * @returns the data; fields further down that failed on their own are null, as the schema allows.
 * @throws a response carrying {@link QueryFailure} when there is no data at all, not all of it for the moment, or none of what a
 * page is about: the error boundary shows it.
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
  const { error } = result;
  const decisive = isMutation || !error ? undefined : decisiveFailure(error, result.data);
  if (result.data && !decisive) return result.data;
  const failure = error ? failureOf(error, decisive ?? error.graphQLErrors[0]) : { code: 'INTERNAL', requestId: null };
  throw data(failure, { status: STATUS_OF_CODE[failure.code] ?? 500 });
}
