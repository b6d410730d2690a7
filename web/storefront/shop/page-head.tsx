import { useLocation } from 'react-router';
import { LANGUAGE_TAGS, LOCALES } from '../../../domain/locale';
import { pathIn } from '../../i18n/locale-prefix';
import { useLocale } from '../../i18n/use-locale';
import { StructuredData } from '../structured-data/structured-data';
import { canonicalSearch } from './canonical-search';
import { sharePicture } from './share-picture';
import { useShop } from './use-shop';

interface Props {
  /** The page's own name; the shop's alone when left out. */
  readonly title?: string;
  /** What the shop says of itself when it is empty. */
  readonly description?: string;
  /** What the picture of a shared link is of: `dish/margherita`; the shop when left out. */
  readonly shared?: `${'category' | 'dish'}/${string}`;
  /** The path that search engines should know, where the page stands at several; without a language prefix. */
  readonly address?: string;
}

/** As Open Graph writes languages: `en_US`. */
const openGraphLocale = (locale: keyof typeof LANGUAGE_TAGS) => LANGUAGE_TAGS[locale].replace('-', '_');

/** What search engines and messengers read: React puts it into the document's head. */
export function PageHead({ title, description, shared, address }: Props) {
  const shop = useShop();
  const { name, origin } = shop;
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const path = address ?? pathname;
  const kept = canonicalSearch(search);
  const fullTitle = title ? `${title} · ${name}` : name;
  const canonical = origin + pathIn(locale, path) + kept;
  const picture = sharePicture?.({ origin, locale }, shared);
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
      {picture && (
        <>
          <meta content={picture} property="og:image" />
          <meta content="image/jpeg" property="og:image:type" />
          <meta content="1200" property="og:image:width" />
          <meta content="630" property="og:image:height" />
          <meta content={fullTitle} property="og:image:alt" />
          <meta content="summary_large_image" name="twitter:card" />
        </>
      )}
      <StructuredData />
    </>
  );
}
