import { type ReactNode, useState } from 'react';
import { Provider } from 'urql';
import { watchConnection } from '../connectivity/watch-connection';
import { useLocale } from '../i18n/use-locale';
import { createBrowserClient, createSilentClient } from './client';

/** One client for the life of the document; a change of language loads a new document. */
export function GraphqlProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const [client] = useState(() => {
    if (typeof document === 'undefined') return createSilentClient();
    watchConnection();
    return createBrowserClient(locale);
  });
  return <Provider value={client}>{children}</Provider>;
}
