import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { arrivalOf, type PublicAddress } from './public-request';
import type { ServerEnv } from './server-env';

/** What forwarded headers and the setting make of each other. `none`: no proxy, and none is set. */
export type ProxyState = 'trusted' | 'ignored' | 'missing' | 'none';

/** What to do about it: for the log and for `preflight`. */
export const PROXY_ADVICE: Readonly<Partial<Record<ProxyState, string>>> = {
  ignored:
    'A request came with X-Forwarded-For or X-Forwarded-Proto, but TRUST_PROXY is off: they are not believed. If a ' +
    'proxy stands in front, set TRUST_PROXY=on; else all visitors count as one address, and https is not seen.',
  missing:
    'TRUST_PROXY is on, but a request came without X-Forwarded-For: no proxy wrote it. Have the proxy in front set it; ' +
    'if there is none, set TRUST_PROXY=off, since anyone can write that header.',
};

export function proxyState(headers: Headers, { trustProxy }: Pick<PublicAddress, 'trustProxy'>): ProxyState {
  if (trustProxy) return headers.has('x-forwarded-for') ? 'trusted' : 'missing';
  return headers.has('x-forwarded-for') || headers.has('x-forwarded-proto') ? 'ignored' : 'none';
}

/** A balancer and the machine itself look after a node without the proxy. */
const HEALTH = /^\/health(\/|$)/;

/** Tells every handler how the request came; a proxy that does not fit the settings is logged once. */
export function arrived(settings: PublicAddress, logger: Logger): MiddlewareHandler<ServerEnv> {
  const told = new Set<ProxyState>();
  return (c, next) => {
    c.set('arrival', arrivalOf(c.req.raw, getConnInfo(c).remote.address ?? '', settings));
    const state = proxyState(c.req.raw.headers, settings);
    const advice = PROXY_ADVICE[state];
    if (advice !== undefined && !told.has(state) && !HEALTH.test(c.req.path)) {
      told.add(state);
      logger.warn(advice);
    }
    return next();
  };
}
