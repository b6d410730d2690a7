import type { Context as HonoContext } from 'hono';
import type { Locale } from '../../../domain/locale';
import type { ErrorValues } from '../../kernel/domain-error';
import { message } from '../../messages/messages';
import { askedLocale } from './asked-locale';
import type { ServerEnv } from './server-env';

/** What a failed call says. */
interface Failure {
  /** For a program: stable, upper snake case. */
  readonly code: string;
  /** For a person, in the reader's language. */
  readonly message: string;
  /** Which input it is about. */
  readonly path?: readonly string[];
}

/** The body of every failed call: as GraphQL has it below `/graphql`, else as REST does. `requestId` is in the server's log. */
export function failureBody(c: HonoContext<ServerEnv>, { code, message: text, ...more }: Failure) {
  const requestId = c.get('requestId');
  return /^\/graphql(?:\/|$)/.test(c.req.path)
    ? { errors: [{ message: text, extensions: { code, ...more, requestId } }] }
    : { error: { code, message: text, ...more, requestId } };
}

/** A failure that has a message of its own by that code. */
export function problem(c: HonoContext<ServerEnv>, code: string, values: ErrorValues = {}) {
  return failureBody(c, { code, message: message(localeOf(c), code, values) });
}

/** The reader's; before the shop is known, the one that was asked for. */
export function localeOf(c: HonoContext<ServerEnv>): Locale {
  return c.get('scope')?.context.locale ?? askedLocale(c.req.raw.headers);
}
