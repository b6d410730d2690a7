import type { RequestScope } from './request-context';

/** What every handler finds in Hono's context. */
export interface ServerEnv {
  Variables: {
    requestId: string;
    scope: RequestScope;
  };
}
