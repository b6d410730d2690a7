import { LOCALES } from '../../domain/locale';

/** A page that shoppers can open, in every language. */
export interface SitemapPage {
  /** Without a language prefix. */
  readonly path: string;
  readonly changedAt: Date;
}

/** The protocol's own limit. https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000;
/** Each page stands in a part once for each language. */
const PAGES_OF_PART = MOST_ADDRESSES / LOCALES.length;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The pages, part by part; at least one part. */
export function sitemapParts(pages: readonly SitemapPage[]): SitemapPage[][] {
  const parts = [pages.slice(0, PAGES_OF_PART)];
  for (let first = PAGES_OF_PART; first < pages.length; first += PAGES_OF_PART) {
    parts.push(pages.slice(first, first + PAGES_OF_PART));
  }
  return parts;
}

/** One part: every page in every language, each naming the others. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap((page) => LOCALES.map((locale) => urlXml(origin, locale, page)));
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

/** Where the parts are. */
export function sitemapIndexXml(origin: string, parts: readonly SitemapPage[][]): string {
  const entries = parts.map((pages, index) => {
    const newest = new Date(pages.reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0));
    return `<sitemap><loc>${escapeXml(`${origin}/sitemap/${index + 1}.xml`)}</loc><lastmod>${newest.toISOString()}</lastmod></sitemap>\n`;
  });
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

function urlXml(origin: string, locale: string, { path, changedAt }: SitemapPage): string {
  const alternates = [
    ...LOCALES.map((other) => alternateXml(other, `${origin}${localized(other, path)}`)),
    // Without a prefix the language is the reader's own.
    alternateXml('x-default', `${origin}${path}`),
  ];
  const address = escapeXml(`${origin}${localized(locale, path)}`);
  return `<url><loc>${address}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates.join('')}</url>\n`;
}

function localized(locale: string, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

function alternateXml(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
