import { GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { z } from 'zod';
import { LOCALES } from '../../../domain/locale';
import type { Context } from '../../graphql/context';
import { message } from '../../messages/messages';

const OfRequest = z.object({ context: z.object({ requestId: z.string(), locale: z.enum(LOCALES) }) });
type OfRequest = z.infer<typeof OfRequest>['context'];

const Extensions = z.looseObject({
  code: z.string().optional(),
  http: z.looseObject({ status: z.int().optional() }).optional(),
  originalError: z.unknown().optional(),
});

/** What takes the events of a subscription. */
const TAKES_EVENTS = /text\/(?:event-stream|\*)|\*\/\*/;

/**
 * What Yoga and its plugins refuse by themselves is answered as everything else: with a code of the page of codes and the
 * request's id, and without a word of what was sent.
 */
export function namedErrors(): Plugin<Context> {
  return {
    onParams({ params, setParams }) {
      // Some clients send it always.
      if (params.operationName === '') setParams({ ...params, operationName: undefined });
    },
    onSubscribe({ args: { contextValue }, setResultAndStopExecution }) {
      const { request, requestId, locale } = contextValue;
      if (TAKES_EVENTS.test(request.headers.get('accept') ?? '*/*')) return;
      const extensions = { code: 'NOT_ACCEPTABLE', requestId, http: { status: 406 } };
      setResultAndStopExecution({ errors: [new GraphQLError(message(locale, 'NOT_ACCEPTABLE'), { extensions })] });
    },
    onResultProcess({ result, setResult, serverContext }) {
      if (isAsyncIterable(result) || Array.isArray(result) || !result.errors) return;
      const { context } = OfRequest.parse(serverContext);
      setResult({ ...result, errors: result.errors.map((error) => named(error, context)) });
    },
  };
}

function named(error: GraphQLError, { requestId, locale }: OfRequest): GraphQLError {
  if ('requestId' in error.extensions) return error;
  const { originalError, ...extensions } = Extensions.parse(error.extensions);
  if (originalError) {
    const code = 'MALFORMED_REQUEST';
    return new GraphQLError(message(locale, code), { extensions: { code, requestId, http: { status: 400 } } });
  }
  const { nodes, source, positions, path } = error;
  const told = { ...extensions, ...statusOf(extensions), requestId };
  return new GraphQLError(error.message, { nodes, source, positions, path, extensions: told });
}

/** Yoga answers old clients' syntax errors with 200, and takes limits for such. */
function statusOf({ code, http }: z.infer<typeof Extensions>) {
  if (code?.endsWith('_LIMIT_EXCEEDED')) return { http: { status: 400 } };
  return http?.status === 405 ? { code: 'METHOD_NOT_ALLOWED' } : {};
}
