import type { Locale } from '../../../domain/locale';
import { pathIn } from '../../i18n/locale-prefix';

/** Whole addresses of the shop's pages, as their canonical links have them. */
export interface Addresses {
  readonly locale: Locale;
  /** Of the public address: `https://shop.example`. */
  readonly origin: string;
}

/** @param path - without a language prefix. */
export function addressOf({ locale, origin }: Addresses, path: string): string {
  return origin + pathIn(locale, path);
}

/** Names the restaurant on every page; its facts stand on the home page. The same in every language. */
export function restaurantId({ origin }: Addresses): string {
  return `${origin}/#restaurant`;
}

/** The picture of a photo that is widest; addresses of pictures begin at the shop's own door or are whole. */
export function pictureOf(
  { origin }: Addresses,
  photo: { readonly sources: readonly { readonly url: string }[] } | null | undefined,
): string | undefined {
  const widest = photo?.sources.at(-1);
  return widest && new URL(widest.url, origin).href;
}
