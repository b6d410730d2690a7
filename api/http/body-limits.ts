import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Locale } from '../kernel/locale';
import { askedLocale } from './asked-locale';
import { problem } from './problem';
import type { ServerEnv } from './server-env';

/** No JSON that the API takes is larger; photos and menus have routes and limits of their own. */
const MAXIMUM_BODY_BYTES = 256 * 1024;
/** Has come with its head, or nearly: a new connection would cost more than reading it. */
const SHORT_BODY_BYTES = 64 * 1024;
const WITH_OWN_LIMIT = /^\/api\/(?:media|menu)(?:\/|$)/;

/**
 * Refuses by the length that is told beforehand, before anybody asks which shop it is and who sends it: whoever sends
 * nothing but what is too large then costs no more than any other refusal.
 */
export const announcedBodies: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const isTooLarge = announcedBytes(c) > MAXIMUM_BODY_BYTES && !WITH_OWN_LIMIT.test(c.req.path);
  return isTooLarge ? refuse(c, askedLocale(c.req.raw.headers)) : next();
};

const countedBodies = bodyLimit({
  maxSize: MAXIMUM_BODY_BYTES,
  onError: (c: HonoContext<ServerEnv>) => refuse(c, c.get('scope').context.locale),
});

/** Refuses a body whose length nobody told, as soon as more has come; one that was told is as long as that. */
export const untoldBodies: MiddlewareHandler<ServerEnv> = (c, next) =>
  c.req.header('transfer-encoding') === undefined ? next() : countedBodies(c, next);

/**
 * Ends the connection with the answer to a request whose long body is still being sent and that nobody will read: else
 * all of it would be received, to be thrown away, before the connection is of use again.
 */
export function leaveUnread(c: HonoContext<ServerEnv>): void {
  const isLong = announcedBytes(c) > SHORT_BODY_BYTES || c.req.header('transfer-encoding') !== undefined;
  if (isLong) c.header('connection', 'close');
}

function announcedBytes(c: HonoContext<ServerEnv>): number {
  return Number(c.req.header('content-length') ?? 0);
}

function refuse(c: HonoContext<ServerEnv>, locale: Locale): Response {
  leaveUnread(c);
  return c.json(problem(locale, 'BODY_TOO_LARGE', { maximum: MAXIMUM_BODY_BYTES / 1024 }), 413);
}
