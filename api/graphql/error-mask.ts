import { PothosValidationError } from '@pothos/core';
import { GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { databaseFailure } from '../db/database-failure';
import { DomainError } from '../kernel/domain-error';
import { Forbidden } from '../kernel/refusals';
import { message } from '../messages/messages';
import { refusalMessage } from '../messages/refusal-message';
import type { Context } from './context';
import { currencyOf } from './refusal.graphql.ts';

/**
 * What a caller may read of an error. A refusal keeps its code and its words; what the API itself said (a bad id, a
 * missing right) passes; anything else is a bug: logged with the request's id, and masked.
 */
export function toPublicError(error: GraphQLError, context: Context): GraphQLError {
  const { requestId, locale, logger } = context;
  const cause = error.originalError;
  const at = { nodes: error.nodes, path: error.path };
  if (cause instanceof DomainError) {
    if (cause instanceof Forbidden) logger.info({ path: error.path, caller: callerIn(context) }, 'a call was refused');
    const text = refusalMessage(cause, locale, currencyOf(context));
    return new GraphQLError(text, { ...at, extensions: { code: cause.code, ...scopeOf(cause), requestId } });
  }
  if (isCallersMistake(error)) {
    const extensions = { code: 'BAD_USER_INPUT', ...error.extensions, requestId };
    return new GraphQLError(error.message, { ...at, extensions });
  }
  const failure = databaseFailure(cause);
  if (failure) {
    // Yoga takes `http` for the answer's own status and headers, and leaves it out of the body.
    const http = failure === 'UNAVAILABLE' ? { http: { status: 503, headers: { 'retry-after': '5' } } } : {};
    return new GraphQLError(message(locale, failure), { ...at, extensions: { code: failure, requestId, ...http } });
  }
  logger.error({ err: cause, path: error.path }, 'a resolver failed');
  return new GraphQLError(message(locale, 'INTERNAL', { requestId }), {
    ...at,
    extensions: { code: 'INTERNAL', requestId },
  });
}

/** Who asked, by an id that leads to them. */
function callerIn({ actor }: Context): string {
  if (actor.kind === 'staff') return actor.staffMemberId;
  return actor.kind === 'token' ? actor.apiTokenId : 'visitor';
}

/** Says to a program what its token lacks. */
export function scopeOf(refusal: DomainError): { scope?: string } {
  return refusal instanceof Forbidden && refusal.scope !== null ? { scope: refusal.scope } : {};
}

/** An error that GraphQL or validation found in the call, as opposed to a fault in a resolver. */
function isCallersMistake({ originalError: cause, path }: GraphQLError): boolean {
  if (!cause || cause instanceof PothosValidationError) return true;
  // Without a path no field had been asked yet: it is about the variables.
  return cause instanceof GraphQLError && (path === undefined || cause.extensions.code !== undefined);
}

export function errorMask(): Plugin<Context> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone({ result, setResult }) {
        if (isAsyncIterable(result) || !result.errors) return;
        const context = args.contextValue;
        setResult({ ...result, errors: result.errors.map((error) => toPublicError(error, context)) });
      },
    }),
    onSubscribe: ({ args }) => ({
      onSubscribeError({ error, setError }) {
        const wrapped = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
        setError(toPublicError(wrapped, args.contextValue));
      },
      onSubscribeResult: ({ result, setResult }) => {
        if (isAsyncIterable(result) || !result.errors) return undefined;
        const context = args.contextValue;
        setResult({ ...result, errors: result.errors.map((error) => toPublicError(error, context)) });
        return undefined;
      },
    }),
  };
}
