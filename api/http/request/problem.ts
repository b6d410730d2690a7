import type { Locale } from '../../../domain/locale';
import { message } from '../../messages/messages';

/** The body of every failed REST call. */
export interface Problem {
  readonly error: {
    /** For a program: stable, upper snake case. */
    readonly code: string;
    /** For a person, in the reader's language. */
    readonly message: string;
    /** Which input it is about. */
    readonly path?: readonly string[];
  };
}

/** A failure that has a message of its own by that code. */
export function problem(locale: Locale, code: string, values: Record<string, string | number> = {}): Problem {
  return { error: { code, message: message(locale, code, values) } };
}
