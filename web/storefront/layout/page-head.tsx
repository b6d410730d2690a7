import { useLocation } from 'react-router';
import { LANGUAGE_TAGS, LOCALES } from '../../i18n/locale';
import { pathIn } from '../../i18n/locale-prefix';
import { useLocale } from '../../i18n/use-locale';
import { StructuredData } from '../structured-data/structured-data';
import { canonicalSearch } from './canonical-search';
import { useShop } from './use-shop';

interface Props {
  /** The page's own name; the shop's alone when left out. */
  readonly title?: string;
  /** What the shop says of itself when it is empty. */
  readonly description?: string;
  /** Path of a picture for those who share the page. */
  readonly image?: string | null;
  /** The path that search engines should know, where the page stands at several; without a language prefix. */
  readonly address?: string;
}

/** As Open Graph writes languages: `en_US`. */
const openGraphLocale = (locale: keyof typeof LANGUAGE_TAGS) => LANGUAGE_TAGS[locale].replace('-', '_');

/** What search engines and messengers read: React puts it into the document's head. */
export function PageHead({ title, description, image, address }: Props) {
  const shop = useShop();
  const { name, origin } = shop;
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const path = address ?? pathname;
  const kept = canonicalSearch(search);
  const fullTitle = title ? `${title} · ${name}` : name;
  const canonical = origin + pathIn(locale, path) + kept;
  const summary = description || shop.description;
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta content={summary} name="description" />}
      {/* Without a prefix the language is the reader's: engines get the address that always has this one. */}
      <link href={canonical} rel="canonical" />
      {LOCALES.map((other) => (
        <link href={origin + pathIn(other, path) + kept} hrefLang={other} key={other} rel="alternate" />
      ))}
      <link href={origin + path + kept} hrefLang="x-default" rel="alternate" />
      <meta content={name} property="og:site_name" />
      <meta content="website" property="og:type" />
      <meta content={fullTitle} property="og:title" />
      {summary && <meta content={summary} property="og:description" />}
      <meta content={canonical} property="og:url" />
      {LOCALES.map((other) => (
        <meta
          content={openGraphLocale(other)}
          key={other}
          property={other === locale ? 'og:locale' : 'og:locale:alternate'}
        />
      ))}
      {image && <meta content={origin + image} property="og:image" />}
      <StructuredData />
    </>
  );
}
