import { createContext, useContext } from 'react';
import { useNonce } from '../../ui/theme/nonce';
import { jsonLd, type Thing } from './json-ld';

/** What loaders described of the page, during server rendering; the browser has no use for it. */
export const StructuredDataContext = createContext<readonly Thing[]>([]);

/** What search engines read about the page: JSON-LD in the document that the server sends, and nothing in the browser. */
export function StructuredData() {
  const things = useContext(StructuredDataContext);
  const nonce = useNonce();
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonLd(); hydration leaves the server's text alone
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonLd(things) : '' }}
      nonce={nonce}
      suppressHydrationWarning
      type="application/ld+json"
    />
  );
}
