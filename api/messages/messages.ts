import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGE_TAGS, type Locale } from '../../domain/locale';
import catalogEn from './catalog.en.json';
import catalogRu from './catalog.ru.json';
import checkoutEn from './checkout.en.json';
import checkoutRu from './checkout.ru.json';
import commonEn from './common.en.json';
import commonRu from './common.ru.json';
import demoEn from './demo.en.json';
import demoRu from './demo.ru.json';
import mediaEn from './media.en.json';
import mediaRu from './media.ru.json';
import menuTransferEn from './menu-transfer.en.json';
import menuTransferRu from './menu-transfer.ru.json';
import privacyEn from './privacy.en.json';
import privacyRu from './privacy.ru.json';
import promotionsEn from './promotions.en.json';
import promotionsRu from './promotions.ru.json';
import receiversEn from './receivers.en.json';
import receiversRu from './receivers.ru.json';
import settingsEn from './settings.en.json';
import settingsRu from './settings.ru.json';
import staffEn from './staff.en.json';
import staffRu from './staff.ru.json';
import webAppEn from './web-app.en.json';
import webAppRu from './web-app.ru.json';

const SOURCES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    ...commonEn,
    ...catalogEn,
    ...checkoutEn,
    ...demoEn,
    ...mediaEn,
    ...menuTransferEn,
    ...privacyEn,
    ...promotionsEn,
    ...receiversEn,
    ...settingsEn,
    ...staffEn,
    ...webAppEn,
  },
  ru: {
    ...commonRu,
    ...catalogRu,
    ...checkoutRu,
    ...demoRu,
    ...mediaRu,
    ...menuTransferRu,
    ...privacyRu,
    ...promotionsRu,
    ...receiversRu,
    ...settingsRu,
    ...staffRu,
    ...webAppRu,
  },
};

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
