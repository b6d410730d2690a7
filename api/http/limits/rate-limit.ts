import { GraphQLError, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Context } from '../../graphql/context';
import { type Busy, TooManyRequests } from '../../kernel/refusals';
import { refusalMessage } from '../../messages/refusal-message';
import { setAnswerHeader } from '../request/answer-header';
import { problem } from '../request/problem';
import type { ServerEnv } from '../request/server-env';
import { type Allowance, allowanceHeaders, nearer, type RateLimits } from './rate-limits';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what an address sends beyond its limit before anything else is asked, and tells each answer how much is left. */
export function addressLimit(limits: RateLimits): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const allowance = limits.request(c.get('arrival').address);
    if (allowance.isUsedUp) return refuse(c, allowance);
    await next();
    tell(c, nearer(allowance, c.get('allowance') ?? null));
    return undefined;
  };
}

/** Where each page asks, and nothing is changed. */
const SESSION = '/api/auth/session';

/** The same for a session or a token; a REST path that changes something is also counted as a change. */
export function callerLimit(limits: RateLimits): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const { actor, address } = c.get('scope').context;
    const isWrite = c.req.path.startsWith('/api/') && !READING.has(c.req.method) && c.req.path !== SESSION;
    const call = limits.call(actor);
    const write = isWrite ? limits.write(address, actor) : null;
    const allowance = call && write ? nearer(call, write) : (call ?? write);
    if (allowance === null) return next();
    c.set('allowance', allowance);
    return allowance.isUsedUp ? refuse(c, allowance) : next();
  };
}

/** A mutation is only known when it is read: those beyond the limit of changes are not executed. */
export function mutationLimit(): Plugin<Context> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { contextValue, document, operationName } = args;
      if (getOperationAST(document, operationName)?.operation !== 'mutation') return;
      const allowance = contextValue.countWrite();
      if (!allowance?.isUsedUp) return;
      setResultAndStopExecution(refusedOperation(new TooManyRequests(allowance.resetSeconds), contextValue));
    },
  };
}

/** What an operation is answered that was not executed. */
export function refusedOperation(refusal: TooManyRequests | Busy, { locale, requestId }: Context) {
  const { code, httpStatus: status, seconds } = refusal;
  const extensions = { code, requestId, http: { status, headers: { 'retry-after': String(seconds) } } };
  return { errors: [new GraphQLError(refusalMessage(refusal, locale, null), { extensions })] };
}

function refuse(c: HonoContext<ServerEnv>, allowance: Allowance): Response {
  const { code, httpStatus, seconds, values } = new TooManyRequests(allowance.resetSeconds);
  tell(c, allowance);
  c.header('retry-after', String(seconds));
  return c.json(problem(c, code, values), httpStatus);
}

function tell(c: HonoContext<ServerEnv>, allowance: Allowance): void {
  for (const [name, value] of allowanceHeaders(allowance)) setAnswerHeader(c, name, value);
}
