import { createContext } from 'react-router';
import type { Locale } from '../../domain/locale';
import type { LocalePrefix } from '../i18n/locale-prefix';

/** What the HTTP server tells the renderer of one request. */
export interface RequestContext {
  /**
   * Runs GraphQL over HTTP inside the process, as the visitor: the request's cookies and language go along.
   * Cookies that an answer sets are the server's business.
   */
  readonly fetchGraphql: typeof fetch;
  /** The language that was negotiated: prefix, cookie, browser, shop. */
  readonly locale: Locale;
  /** The router's basename for this request; empty when the path carries no language. */
  readonly localePrefix: LocalePrefix;
  /** As the visitor asked, with the prefix and the whole query, on the public origin: for links and redirects. */
  readonly url: URL;
  /** Allows the page's own inline scripts in the Content-Security-Policy. */
  readonly nonce: string;
  /** The text of a style sheet of the build, by the address in the page; null where it is no file of ours. */
  readonly readStyle: (href: string) => string | null;
  /** The running build, as in `/builds/latest.json`. */
  readonly buildId: string;
  /** Of the running program, as owners know it: `0.2.0`. */
  readonly version: string;
  /** Answer with what the page's loaders read, as JSON: `{path}/_payload.json`. */
  readonly wantsPayload: boolean;
  /** Shown instead of the page: its form came from another address than the shop's. In the reader's language. */
  readonly refusal: { readonly code: string; readonly title: string; readonly message: string } | null;
  /** What loaders tell search engines of the page, as schema.org's things: the document carries it as JSON-LD. */
  readonly structuredData: { readonly '@type': string | readonly string[] }[];
  /** Logs what a loader, an action or the renderer threw, with the request's id. */
  readonly reportError: (error: unknown) => void;
}

/** The server sets it before the router runs. Its bundle has a copy of its own: take the key from the server entry. */
export const requestContext = createContext<RequestContext>();
