import { Hono } from 'hono';
import { isCatalogRead } from '../cache/catalog-tags';
import { ResponseCache } from '../cache/response-cache';
import { offerEntry } from '../front-cache/offered-entry';
import { EXPLORER_POLICY } from '../request/content-policy';
import { isJson, isJsonText } from '../request/json-body';
import { routeOf } from '../request/measured';
import { failureBody, problem } from '../request/problem';
import type { ServerEnv } from '../request/server-env';
import { explorerPage } from './graphiql';
import { ownValues } from './own-values';
import type { Yoga } from './yoga';

/** A letter takes as long as an object; longer documents have too many tokens and are refused at once. */
const DEAREST_DOCUMENT = 16_000;

/** Browsers that navigate here get the explorer; everything else is GraphQL over HTTP. */
export function graphqlRoutes(yoga: Yoga): Hono<ServerEnv> {
  const kept = new ResponseCache();
  return new Hono<ServerEnv>().all('/', async (c) => {
    const { context } = c.get('scope');
    const request = c.req.raw;
    if (request.method === 'GET' && wantsPage(request)) {
      const page = await explorerPage(await ownValues(yoga, context, request.url));
      return c.html(page, 200, { 'content-security-policy': EXPLORER_POLICY, 'cache-control': 'private, no-store' });
    }
    const broken = brokenParameter(request.url);
    if (broken) {
      return c.json(failureBody(c, { code: 'BAD_USER_INPUT', message: `\`${broken}\` is not JSON.` }), 400);
    }
    let letters = request.url.length;
    if (request.method === 'POST') {
      // A form can send the other types from any site without asking first, so they are no way in.
      if (!isJson(request.headers.get('content-type'))) {
        return c.json(problem(c, 'UNSUPPORTED_MEDIA_TYPE'), 415);
      }
      letters += (await c.get('body').read()).length;
    }
    // To parse and validate what was never asked before is work, too: it waits for a turn of its own.
    const ask = async (asked: Request) => {
      await context.inTurn(Math.min(letters, DEAREST_DOCUMENT), async () => undefined);
      const answer = await yoga.fetch(asked, { context });
      return answer.status === 406 && !answer.body ? c.json(problem(c, 'NOT_ACCEPTABLE'), 406) : answer;
    };
    if (!mayBeKept(request)) return ask(request);
    const body = request.method === 'POST' ? (await c.get('body').read()).toString() : undefined;
    const { method, url, headers, signal } = request;
    const text = [method, url, headers.get('accept'), headers.get('content-type'), body].join(' ');
    const again = new Request(url, { method, headers, body, signal });
    const work = () => ask(again);
    const { shopAt } = c.get('scope');
    const tellCommon = () => offerEntry(request, { shopAt, until: null, page: null, route: () => routeOf(c) });
    const question = { context, text, hasCookie: headers.has('cookie'), tellCommon };
    return kept.answer(question, work, () => isCatalogRead(again));
  });
}

/** Which query parameter is invalid: Yoga would report a server error. */
function brokenParameter(url: string): string | undefined {
  const { searchParams } = new URL(url);
  return ['variables', 'extensions'].find((name) => {
    const text = searchParams.get(name);
    return text !== null && !isJsonText(text);
  });
}

/** Streams continue, and a request with a tag only asks for changes. */
function mayBeKept({ method, headers }: Request): boolean {
  const isRead = method === 'GET' || method === 'POST';
  return isRead && !(headers.get('accept') ?? '').includes('event-stream') && !headers.has('if-none-match');
}

function wantsPage({ headers }: Request): boolean {
  return (headers.get('accept') ?? '').includes('text/html');
}
