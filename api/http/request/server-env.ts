import type { HttpBindings } from '@hono/node-server';
import type { Allowance } from '../limits/rate-limits';
import type { OriginRefusal } from './origin-check';
import type { Arrival } from './public-request';
import type { RequestBody } from './request-body';
import type { RequestScope } from './request-context';

/** What every handler finds in Hono's context. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** How the request came, by its own words and the settings'. */
    arrival: Arrival;
    body: RequestBody;
    scope: RequestScope;
    /** Of a page's form that came from elsewhere. */
    originRefusal?: OriginRefusal;
    /** The pattern of the page that answers, for whoever wants to know it. */
    pageRoute: (() => string) | undefined;
    /** What the caller's session or token may still send; set where it is counted. */
    allowance?: Allowance;
  };
}
