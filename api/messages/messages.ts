import { IntlMessageFormat } from 'intl-messageformat';
import { byLocale, LANGUAGE_TAGS, LOCALES, type Locale } from '../../domain/locale';
import en from './en.json';
import ru from './ru.json';

type Texts = Readonly<Record<string, string>>;

const CORE: Readonly<Record<Locale, Texts>> = { en, ru };
const SOURCES = byLocale((locale) => ({ ...CORE[locale] }));

/** Adds the messages of an extension. The file of its refusals calls this, so that each process that refuses has them. */
export function addMessages(texts: Readonly<Partial<Record<Locale, Texts>> & Record<'en', Texts>>): void {
  for (const locale of LOCALES) Object.assign(SOURCES[locale], texts.en, texts[locale]);
}

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

/** All messages by code, for checks and for the page of codes. */
export function messagesIn(locale: Locale): Texts {
  return SOURCES[locale];
}

/**
 * The message of a code in the reader's language.
 *
 * @throws {Error} when there is no such message: a test holds every refusal against the files.
 */
export function message(locale: Locale, code: string, values: Readonly<Record<string, string | number>> = {}): string {
  return String(messageFormat(locale, code).format(values));
}
