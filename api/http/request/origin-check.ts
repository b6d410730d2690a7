import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { withoutDot } from '../../channel/host';
import { message } from '../../messages/messages';
import { addressKey } from '../../staff/attempts/sign-in-delay';
import { problem } from './problem';
import type { OriginRefusal, ServerEnv } from './server-env';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Where programs and scripts call: they read JSON. All else is a page, which shows the refusal itself. */
const API = /^\/(?:api\/|graphql(?:$|\/))/;
/** Log lines per hour: made-up addresses do not fill the log. */
const MOST_LOGGED = 20;
/** Of them, for one caller, so that there is room for what others meet. */
const MOST_LOGGED_OF_CALLER = 10;
const HOUR_MS = 3_600_000;

const FOREIGN: OriginRefusal = { code: 'FORBIDDEN', values: {} };

/**
 * Refuses what a page of another origin makes a browser write. Where it is one of our own pages, and the settings only
 * know another address of it, the refusal says what to set, and so does the log: once an hour for each such address.
 */
export function originCheck(logger: Logger): MiddlewareHandler<ServerEnv> {
  const isNews = rememberLogged();
  return async (c, next) => {
    const { context } = c.get('scope');
    const isApi = API.test(c.req.path);
    const refusal = refusedOrigin(c.req.raw, context.origin, isApi);
    if (refusal === null) return next();
    const { code, values } = refusal;
    if (code !== 'FORBIDDEN' && isNews(`${code} ${values.open}`, addressKey(c.get('arrival').address))) {
      logger.warn({ code, ...values }, message('en', code, values));
    }
    if (isApi) return c.json(problem(c, code, values), 403);
    c.set('originRefusal', refusal);
    return next();
  };
}

/** @returns whether a reason has not been logged within the hour, and there is room to log it. */
function rememberLogged(): (reason: string, caller: string) => boolean {
  /** Who met it first. */
  const told = new Map<string, string>();
  let since = Date.now();
  return (reason, caller) => {
    if (Date.now() - since > HOUR_MS) {
      told.clear();
      since = Date.now();
    }
    const ofCaller = [...told.values()].filter((each) => each === caller).length;
    if (told.has(reason) || told.size >= MOST_LOGGED || ofCaller >= MOST_LOGGED_OF_CALLER) return false;
    told.set(reason, caller);
    return true;
  };
}

/**
 * Programs send no `Origin` and no `Sec-Fetch-Site`; they pass. To the API so does a request that carries no cookie: it
 * acts for nobody. A form would also sign somebody in.
 *
 * @param origin - the shop's own, as it should be in the browser's address bar.
 */
function refusedOrigin(request: Request, origin: string, isApi: boolean): OriginRefusal | null {
  if (SAFE_METHODS.has(request.method)) return null;
  const { headers } = request;
  const from = headers.get('origin');
  const actsForUser = !isApi || headers.has('cookie');
  if (from === null) {
    const site = headers.get('sec-fetch-site');
    const isForeign = site !== null && site !== 'same-origin' && site !== 'none';
    return isForeign && actsForUser ? FOREIGN : null;
  }
  if (withoutDot(from) === origin) return null;
  if (!isOwnPage(request, from)) return actsForUser ? FOREIGN : null;
  const isHttpsUnknown = from.startsWith('https:') && origin.startsWith('http:');
  return { code: isHttpsUnknown ? 'HTTPS_NOT_SET' : 'WRONG_ADDRESS', values: { open: from, address: origin } };
}

/** Whether the browser took the page from where it sends to: no other site can make it say so. */
function isOwnPage({ headers }: Request, from: string): boolean {
  if (!/^https?:/.test(from) || !URL.canParse(from)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  // Browsers leave it out on plain http. The host is compared as it came, whether the proxy is trusted or not.
  const { host } = new URL(from);
  return [headers.get('host'), headers.get('x-forwarded-host')].includes(host);
}
