import { type ReactNode, useState } from 'react';
import { Provider } from 'urql';
import { useLocale } from '../i18n/use-locale';
import { createBrowserClient, createSilentClient } from './client';

/** One client for the life of the document; a change of language loads a new document. */
export function GraphqlProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const [client] = useState(() =>
    typeof document === 'undefined' ? createSilentClient() : createBrowserClient(locale),
  );
  return <Provider value={client}>{children}</Provider>;
}
