import type { Locale } from '../../../domain/locale';
import lari from '../fonts/lari.woff2?url';
import cyrillic from '../fonts/onest-cyrillic.woff2?url';
import hryvnia from '../fonts/onest-hryvnia.woff2?url';
import latin from '../fonts/onest-latin.woff2?url';
import signs from '../fonts/onest-signs.woff2?url';

// Figures and punctuation stand in the Latin file, so a Russian page needs both.
const FILES: Readonly<Partial<Record<Locale, readonly string[]>>> = { ru: [cyrillic, latin] };

/** Not all systems have these signs: until the file has come, a price would show a box. About a kilobyte each. */
const SIGN_FILES: Readonly<Record<string, string>> = { GEL: lari, KZT: signs, TRY: signs, RUB: signs, UAH: hryvnia };

interface Props {
  readonly locale: Locale;
  /** What the shop's prices are in. */
  readonly currencyCode: string | null | undefined;
}

/** Fetches the alphabets of the page's language, and the sign of its prices, before the style sheet asks for them. */
export function FontPreloads({ locale, currencyCode }: Props) {
  const sign = SIGN_FILES[currencyCode ?? ''];
  return [...(FILES[locale] ?? [latin]), ...(sign ? [sign] : [])].map((href) => (
    <link as="font" crossOrigin="anonymous" href={href} key={href} rel="preload" type="font/woff2" />
  ));
}
