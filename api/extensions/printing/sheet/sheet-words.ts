import { LANGUAGE_TAGS, type Locale, toLocale } from '../../../../domain/locale';
import { type Localized, localize } from '../../../../domain/localized';
import type { Channel } from '../../../generated/prisma/client';
import { message } from '../../../messages/messages';
import '../words';

/** How a printer's language says things. */
export interface SheetWords {
  readonly locale: Locale;
  readonly say: (code: string, values?: Readonly<Record<string, string | number>>) => string;
  /** A text of the menu. */
  readonly text: (localized: Localized) => string;
  /** Of the shop's clock: with its day, because paper outlives it. */
  readonly time: (instant: Date) => string;
}

export function sheetWords(
  locale: Locale,
  { timeZone, defaultLocale }: Pick<Channel, 'timeZone' | 'defaultLocale'>,
): SheetWords {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    timeZone,
    ...({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const),
  });
  return {
    locale,
    say: (code, values) => message(locale, code, values),
    text: (localized) => localize(localized, locale, toLocale(defaultLocale)),
    time: (instant) => format.format(instant),
  };
}
