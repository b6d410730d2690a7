import { type Client, cacheExchange, createClient, type Exchange, fetchExchange } from '@urql/core';
import type { Locale } from '../../domain/locale';
import { watchedFetch } from '../connectivity/watched-fetch';
import { activity, activityExchange } from './activity';
import { liveExchange } from './live';
import { storedIdExchange } from './stored-id';

/** While a page is rendered on the server its components ask for nothing: loaders have read what it shows. */
const silentExchange: Exchange = () => () => () => {};

/**
 * The browser's client: the cart, mutations, live data. Catalog data comes from route loaders, not from here.
 * The header names the page's language, and tells the server that no foreign form has sent the request.
 */
export function createBrowserClient(locale: Locale, url = '/graphql'): Client {
  const headers = { 'x-locale': locale };
  return createClient({
    url,
    fetch: watchedFetch,
    fetchOptions: { headers, credentials: 'same-origin' },
    preferGetMethod: 'within-url-limit',
    exchanges: [storedIdExchange, cacheExchange, activityExchange(activity), fetchExchange, liveExchange(locale)],
  });
}

export function createSilentClient(): Client {
  return createClient({ url: '/graphql', exchanges: [silentExchange], preferGetMethod: false });
}
