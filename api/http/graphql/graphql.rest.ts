import { Hono, type Context as HonoContext } from 'hono';
import { type Answers, answerOf, orOwn, responseOf } from '../cache/answers';
import { isCatalogRead } from '../cache/catalog-tags';
import { EXPLORER_POLICY } from '../request/content-policy';
import { isJson, isJsonText } from '../request/json-body';
import { routeOf } from '../request/measured';
import { failureBody, problem } from '../request/problem';
import type { ServerEnv } from '../request/server-env';
import { audienceOf, explorerPage } from './graphiql';
import { ownValues } from './own-values';
import type { Yoga } from './yoga';

/** A letter takes as long as an object; longer documents have too many tokens and are refused at once. */
const DEAREST_DOCUMENT = 16_000;
/** Longer questions are individual and not asked twice. */
const LONGEST_QUESTION = 8 * 1024;

/** Browsers that navigate here get the explorer; everything else is GraphQL over HTTP. */
export function graphqlRoutes(yoga: Yoga, answers: Answers): Hono<ServerEnv> {
  return new Hono<ServerEnv>().all('/', async (c) => {
    const { context } = c.get('scope');
    const request = c.req.raw;
    if (request.method === 'GET' && wantsPage(request)) {
      const page = await explorerPage(await ownValues(yoga, context, request.url), audienceOf(c.req.query('schema')));
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
    if (!context.channel || text.length > LONGEST_QUESTION) return ask(again);
    return shared(c, answers, text, { ask: () => ask(again), isCommon: () => isCatalogRead(again) });
  });
}

interface Execution {
  readonly ask: () => Promise<Response>;
  /** Whether the answer that was just given depends on the catalog alone. */
  readonly isCommon: () => boolean;
}

/** The first answer to a question shows whether it can be shared; from then on callers with the same rights share one. */
async function shared(c: HonoContext<ServerEnv>, answers: Answers, text: string, { ask, isCommon }: Execution) {
  const scope = c.get('scope');
  const { context, shopAt } = scope;
  const request = c.req.raw;
  if (!answers.knows(text)) {
    const response = await ask();
    if (response.status !== 200 || !isCommon()) return response;
    answers.learn(text, shopAt);
    response.headers.delete('content-length');
    return response;
  }
  return orOwn(async () => {
    // With a cookie the answer says that it is private.
    const question = { scope, text: `${request.headers.has('cookie')} ${text}` };
    const { answer, isOwn } = await answers.share(question, async () => ({
      ...(await answerOf(await ask())),
      route: routeOf(c),
      repeated: [...(context.repeated ?? [])],
    }));
    if (!isOwn) for (const effect of answer.repeated) effect(context);
    // The front cache runs no side effects, so an answer with some is not offered to it.
    if (answer.repeated.length === 0 && context.actor.kind === 'visitor') answers.offer(request, answer);
    return responseOf(answer);
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
