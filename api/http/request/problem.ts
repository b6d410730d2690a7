import type { Context as HonoContext } from 'hono';
import type { ErrorValues } from '../../kernel/domain-error';
import { message } from '../../messages/messages';
import { askedLocale } from './asked-locale';
import type { ServerEnv } from './server-env';

/** The body of every failed REST call. */
export interface Problem {
  readonly error: {
    /** For a program: stable, upper snake case. */
    readonly code: string;
    /** For a person, in the reader's language. */
    readonly message: string;
    /** Which input it is about. */
    readonly path?: readonly string[];
    /** The request in the server's log. */
    readonly requestId: string;
  };
}

/** A failure that has a message of its own by that code; before the shop is known, in the language that was asked for. */
export function problem(c: HonoContext<ServerEnv>, code: string, values: ErrorValues = {}): Problem {
  const locale = c.get('scope')?.context.locale ?? askedLocale(c.req.raw.headers);
  return { error: { code, message: message(locale, code, values), requestId: c.get('requestId') } };
}
