import { useLocation } from 'react-router';
import { LOCALES } from '../../i18n/locale';
import { pathIn } from '../../i18n/locale-prefix';
import { useLocale } from '../../i18n/use-locale';
import { useShop } from './use-shop';

interface Props {
  /** The page's own name; the shop's alone when left out. */
  readonly title?: string;
  readonly description?: string;
  /** Path of a picture for those who share the page. */
  readonly image?: string | null;
}

/** What search engines and messengers read: React puts it into the document's head. */
export function PageHead({ title, description, image }: Props) {
  const { name, origin } = useShop();
  const { pathname } = useLocation();
  const locale = useLocale();
  const fullTitle = title ? `${title} · ${name}` : name;
  const canonical = origin + pathIn(locale, pathname);
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta content={description} name="description" />}
      {/* Without a prefix the language is the reader's: engines get the address that always has this one. */}
      <link href={canonical} rel="canonical" />
      {LOCALES.map((other) => (
        <link href={origin + pathIn(other, pathname)} hrefLang={other} key={other} rel="alternate" />
      ))}
      <link href={origin + pathname} hrefLang="x-default" rel="alternate" />
      <meta content={name} property="og:site_name" />
      <meta content={fullTitle} property="og:title" />
      {description && <meta content={description} property="og:description" />}
      <meta content={canonical} property="og:url" />
      {image && <meta content={origin + image} property="og:image" />}
    </>
  );
}
