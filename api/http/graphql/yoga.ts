import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { Context } from '../../graphql/context';
import { errorMask } from '../../graphql/error-mask';
import { schema } from '../../schema';
import { catalogDocuments } from '../cache/catalog-document';
import { catalogTags } from '../cache/catalog-tags';
import { costLimit } from '../limits/cost-limit';
import { executionTimeout } from '../limits/execution-timeout';
import { operationLimits } from '../limits/operation-limits';
import { mutationLimit } from '../limits/rate-limit';
import { streamLimit } from '../limits/stream-limit';
import type { StreamLimits } from '../limits/stream-limits';
import { catalogFromMemory } from './catalog-from-memory';
import { namedErrors } from './named-errors';
import { operationMeter } from './operation-meter';
import { operationSpans } from './operation-spans';
import { FORGETFUL, ParsedDocuments } from './parsed-documents';
import { validatedByForm } from './validated-by-form';

/** Neither a document nor a hash: the plugin's own message speaks of unknown keys. */
const NO_DOCUMENT = {
  message: 'Send a `query`, or the hash of a persisted one.',
  extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
};

/** What the server hands to Yoga with each request. */
export interface YogaContext {
  readonly context: Context;
}

export type Yoga = YogaServerInstance<YogaContext, Context>;

/** Other limits than the usual ones: for tests, which have no time to reach those. */
export interface GraphqlLimits {
  readonly executionTimeoutMs?: number;
}

interface GraphqlOptions extends GraphqlLimits {
  /** Whether operations are spans. */
  readonly isTraced?: boolean;
  /** How many live streams somebody may hold open; without any nothing is counted. */
  readonly streams?: StreamLimits | null;
}

/** Documents that are asked for by their SHA-256. */
export interface StoredDocuments {
  /** Exempt from what strangers' documents are held to. */
  readonly texts: ReadonlySet<string>;
  get(hash: string): string | null;
}

/**
 * The GraphQL server as a fetch handler.
 *
 * @param documents - our client's; others send theirs as text.
 * @param buildId - of what runs: another one may answer otherwise.
 */
export function createGraphqlServer(
  documents: StoredDocuments,
  buildId = '',
  { isTraced = false, streams = null, executionTimeoutMs }: GraphqlOptions = {},
): Yoga {
  const readsCatalogOnly = catalogDocuments(schema);
  return createYoga<YogaContext, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    // Yoga's own stream is unknown to Node's Response, which then throws, uncaught, when a subscriber leaves.
    fetchAPI: { Response, ReadableStream },
    // The page comes from graphiql.ts; cross-origin rules from the HTTP layer.
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    // Apollo Client's operations have it, and recipes for subscriptions send the whole operation.
    extraParamNames: ['operationType'],
    logging: false,
    maskedErrors: false,
    parserAndValidationCache: { documentCache: new ParsedDocuments(), errorCache: FORGETFUL },
    context: ({ context }) => context,
    plugins: [
      persistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        customErrors: { keyNotFound: NO_DOCUMENT },
        getPersistedOperation: (hash) => documents.get(hash),
      }),
      ...operationLimits(),
      validatedByForm(),
      namedErrors(),
      costLimit((query) => documents.texts.has(query)),
      mutationLimit(),
      ...(streams ? [streamLimit(streams)] : []),
      catalogFromMemory(),
      executionTimeout(executionTimeoutMs),
      errorMask(),
      catalogTags(buildId, readsCatalogOnly),
      operationMeter(documents.texts),
      ...(isTraced ? [operationSpans(documents.texts)] : []),
    ],
  });
}
