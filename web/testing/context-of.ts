import { RouterContextProvider } from 'react-router';
import type { Locale } from '../../domain/locale';
import { requestContext } from '../graphql/request-context';

/** What the server hands the loaders of one request. */
export function contextOf(
  { fetch }: Pick<typeof globalThis, 'fetch'>,
  locale: Locale,
  path: string,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    fetchGraphql: fetch,
    locale,
    localePrefix: '',
    url: new URL(path, 'http://shop.test'),
    nonce: '',
    readStyle: () => null,
    buildId: 'test',
    version: '0.0.0',
    wantsPayload: false,
    refusal: null,
    structuredData: [],
    reportError: (error) => console.error(error),
  });
  return context;
}
