import type { HttpBindings } from '@hono/node-server';
import type { Allowance } from '../limits/rate-limits';
import type { Work } from '../limits/work-budget';
import type { Arrival } from './public-request';
import type { RequestBody } from './request-body';
import type { RequestScope } from './request-context';

/** Why a request that writes is not let through; `code` has a message of its own. */
export interface OriginRefusal {
  readonly code: 'FORBIDDEN' | 'WRONG_ADDRESS' | 'HTTPS_NOT_SET';
  /** Origins: the one that the browser is at, and the shop's. */
  readonly values: Readonly<Record<string, string>>;
}

/** What every handler finds in Hono's context. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** How the request came, by its own words and the settings'. */
    arrival: Arrival;
    /** What it holds of the work under way. */
    work: Work;
    body: RequestBody;
    scope: RequestScope;
    /** Of a page's form that came from elsewhere. */
    originRefusal?: OriginRefusal;
    /** The pattern of the page that answers. */
    pageRoute: (() => string) | undefined;
    /** What the caller's session or token may still send; set where it is counted. */
    allowance?: Allowance;
  };
}
