import type { Locale } from '../../../domain/locale';
import { pathIn } from '../../i18n/locale-prefix';

/** What a browser needs to offer the shop as an app, and its pictures: made on the server of the shop's logo. */
export function AppLinks({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <link href={pathIn(locale, '/manifest.webmanifest')} rel="manifest" />
      <link href="/app-icon/any-48.png" rel="icon" sizes="48x48" type="image/png" />
      <link href="/app-icon/apple-180.png" rel="apple-touch-icon" />
    </>
  );
}
