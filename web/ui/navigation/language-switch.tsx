import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../../domain/locale';
import { useLocale, usePathIn } from '../../i18n/use-locale';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './language-switch.module.css';

function LanguageLink({ locale }: { readonly locale: Locale }) {
  const current = useLocale();
  const href = usePathIn(locale);
  return (
    // A plain link: another language is another document, with its own messages.
    <a
      aria-current={locale === current || undefined}
      className={styles.link}
      href={href}
      hrefLang={locale}
      lang={locale}
    >
      {locale}
      <VisuallyHidden> {LANGUAGE_NAMES[locale]}</VisuallyHidden>
    </a>
  );
}

interface Props {
  /** For screen readers, where the page has another switch. Defaults to “Language”. */
  readonly label?: string;
}

/** This page in the other languages. The server remembers the one that is opened. */
export function LanguageSwitch({ label }: Props) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={label ?? formatMessage({ id: 'ui.language' })} className={styles.switch}>
      {LOCALES.map((locale) => (
        <LanguageLink key={locale} locale={locale} />
      ))}
    </nav>
  );
}
