import type { Locale } from '../../i18n/locale';
import cyrillic from '../fonts/onest-cyrillic.woff2?url';
import latin from '../fonts/onest-latin.woff2?url';

// Figures and punctuation stand in the Latin file, so a Russian page needs both.
const FILES: Readonly<Record<Locale, readonly string[]>> = { en: [latin], ru: [cyrillic, latin] };

/** Fetches the alphabets of the page's language before the style sheet asks for them. */
export function FontPreloads({ locale }: { readonly locale: Locale }) {
  return FILES[locale].map((href) => (
    <link as="font" crossOrigin="anonymous" href={href} key={href} rel="preload" type="font/woff2" />
  ));
}
