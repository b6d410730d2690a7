import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { Locale } from '../../../domain/locale';
import { InvalidOptions } from '../../checkout/refusals';
import { databaseFailure } from '../../db/database-failure';
import { scopeOf } from '../../graphql/error-mask';
import { currencyOf } from '../../graphql/refusal.graphql';
import { DomainError } from '../../kernel/domain-error';
import { Forbidden, InvalidInput } from '../../kernel/refusals';
import { message } from '../../messages/messages';
import { refusalMessage } from '../../messages/refusal-message';
import { EncodingDoubtful } from '../../text-files/refusals';
import { routeOf } from '../request/measured';
import { failureBody, localeOf, problem } from '../request/problem';
import type { ServerEnv } from '../request/server-env';
import { unavailable } from '../request/unavailable';
import { restPath } from './rest-values';

/** Turns what a handler throws into the REST facade's one shape of failure; a bug is logged and masked. */
export function answerFailure(logger: Logger): ErrorHandler<ServerEnv> {
  return (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const scope = c.get('scope');
    const requestId = c.get('requestId');
    const locale = localeOf(c);
    if (error instanceof Forbidden && scope?.context.actor.kind === 'visitor') {
      c.header('www-authenticate', 'Bearer');
      return c.json(problem(c, 'UNAUTHENTICATED'), 401);
    }
    if (error instanceof DomainError) {
      const text = refusalMessage(error, locale, scope ? currencyOf(scope.context) : null);
      if ('seconds' in error) c.header('retry-after', String(error.seconds));
      const fields = fieldsOf(error, locale);
      const body = failureBody(c, {
        code: error.code,
        message: text,
        ...scopeOf(error),
        ...(error instanceof EncodingDoubtful && { candidates: error.candidates }),
        ...(error.path && { path: fields?.[0]?.path ?? restPath(error.path) }),
        ...(fields && { fields }),
      });
      return c.json(body, error.httpStatus as ContentfulStatusCode);
    }
    const failure = databaseFailure(error);
    if (failure === 'UNAVAILABLE') {
      logger.warn({ err: error, requestId, route: routeOf(c) }, 'the database does not answer');
      return unavailable(c, locale);
    }
    if (failure) return c.json(problem(c, failure), 422);
    // The client is gone. An error line for each cut-off request would fill the log during a flood.
    if (isCutOff(error)) return c.json(problem(c, 'MALFORMED_REQUEST'), 400);
    logger.error({ err: error, requestId, route: routeOf(c) }, 'a request failed');
    return c.json(problem(c, 'INTERNAL', { requestId }), 500);
  };
}

/** Every fault by itself, where a refusal is about several. */
function fieldsOf(error: DomainError, locale: Locale) {
  if (error instanceof InvalidInput)
    return error.fields.map(({ path, code, messageCode = code, values }) => ({
      // A key that is not known is called as it was sent.
      path: code === 'UNKNOWN_FIELD' ? path : restPath(path),
      code,
      message: message(locale, messageCode, values),
    }));
  if (error instanceof InvalidOptions)
    return error.problems.map((problem) => ({
      path: restPath(error.path ?? []),
      code: problem.code,
      message: refusalMessage(new InvalidOptions(error.dish, [problem]), locale, null),
    }));
  return undefined;
}

/** Whether the caller went away in the middle of what they were sending: Node's own words for it. */
function isCutOff(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
}
