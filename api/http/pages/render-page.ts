import type { Locale } from '../../../domain/locale';
import type { RequestScope } from '../request/request-context';

/** In the reader's language. */
export interface PageRefusal {
  readonly code: string;
  readonly title: string;
  readonly message: string;
}

/** The renderer's context for a page's request. */
export interface PageRequest {
  readonly scope: RequestScope;
  /** GraphQL inside the process, with the visitor's rights. */
  readonly fetchGraphql: typeof fetch;
  readonly localePrefix: '' | `/${Locale}`;
  /** The whole query, which redirects keep; the request has what the page knows of it. */
  readonly search: string;
  readonly nonce: string;
  /** Answer with the page's data as JSON instead of HTML. */
  readonly wantsPayload: boolean;
  /** The page shown instead of a form from another origin, which is not read. */
  readonly refusal: PageRefusal | null;
  /** Reports the pattern of the page's route, computed on demand. */
  readonly tellRoute: (pattern: () => string) => void;
}

export type RenderPage = (request: Request, page: PageRequest) => Promise<Response>;
