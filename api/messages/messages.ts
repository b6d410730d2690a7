import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGE_TAGS, type Locale } from '../../domain/locale';
import en from './en.json';
import ru from './ru.json';

const SOURCES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, ru };

/** Parsed on first use: most codes are never needed by a process. */
const parsed = new Map<string, IntlMessageFormat>();

function messageFormat(locale: Locale, code: string): IntlMessageFormat {
  const key = `${locale}:${code}`;
  const known = parsed.get(key);
  if (known) return known;
  const source = SOURCES[locale][code];
  if (source === undefined) throw new Error(`no message for ${key}`);
  const format = new IntlMessageFormat(source, LANGUAGE_TAGS[locale]);
  parsed.set(key, format);
  return format;
}

/** Every code that has a message, for the check that each refusal has one. */
export function messageCodes(locale: Locale): string[] {
  return Object.keys(SOURCES[locale]);
}

/**
 * The message of a code in the reader's language.
 *
 * @throws {Error} when there is no such message: a test holds every refusal against the files.
 */
export function message(locale: Locale, code: string, values: Readonly<Record<string, string | number>> = {}): string {
  return String(messageFormat(locale, code).format(values));
}
