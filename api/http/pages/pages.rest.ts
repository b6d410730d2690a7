import { Hono } from 'hono';
import { LOCALES, type Locale } from '../../../domain/locale';
import { hasAdministrator } from '../../channel/channel.store';
import type { Context, MapTiles } from '../../graphql/context';
import { message } from '../../messages/messages';
import type { Answers } from '../cache/answers';
import type { Yoga } from '../graphql/yoga';
import { pagePolicy } from '../request/content-policy';
import { localeCookieHeader, readLocaleCookie } from '../request/cookies';
import { newNonce } from '../request/nonce';
import { knownQuery } from '../request/page-parameters';
import { publicRequest } from '../request/public-request';
import type { RequestScope } from '../request/request-context';
import type { OriginRefusal, ServerEnv } from '../request/server-env';
import { PageCache } from './page-cache';
import type { PageRefusal, PageRequest, RenderPage } from './render-page';
import { isPrerendered } from './route-rules';

const STAFF_PAGE = /^\/command-center(?:[/.]|$)/;
/** Personal pages, and their data, which end in `.data`. */
const PERSONAL_PAGE = /^\/(?:command-center|checkout|finish|welcome)(?:[/.]|$)/;
/** What a page's reading failed of is over by then: a database that was away, a rush. */
const RETRY_AFTER_SECONDS = '5';
const PAYLOAD_SUFFIX = '/_payload.json';
/** The router resolves a path as an address, and that drops these: `/%0A/` would be `//`, which is invalid. No page has them. */
const LINE_BREAK = /[\t\n\r]|%0[9ad]/i;

/**
 * Everything that is not the API: pages, and the data of prerendered ones.
 *
 * @param answers - where pages of the catalog are kept; null when each is rendered for each reader.
 */
export function pageRoutes(renderPage: RenderPage, yoga: Yoga, answers: Answers | null): Hono<ServerEnv> {
  const pages = answers ? new PageCache(renderPage, answers) : { render: renderPage };
  return new Hono<ServerEnv>().all('*', async (c) => {
    const scope = c.get('scope');
    const request = c.req.raw;
    const body = c.get('body');
    if (LINE_BREAK.test(c.req.path)) return c.notFound();
    // The raw path: decoding could change the address.
    const { pathname, search } = new URL(request.url);
    if (c.get('arrival').hasDot && request.method === 'GET')
      return c.redirect(`${scope.context.origin}${pathname}${search}`, 308);
    const { prefix, path } = splitPrefix(c.req.path);
    const wantsPayload = path.endsWith(PAYLOAD_SUFFIX);
    const page = wantsPayload ? path.slice(0, -PAYLOAD_SUFFIX.length) || '/' : path;
    if (wantsPayload && !isPrerendered(page)) return c.notFound();
    if (page !== '/welcome' && !page.startsWith('/welcome.') && !(await isSetUp(scope.context)))
      return c.redirect(`${prefix}/welcome`, 302);
    rememberLocale(scope, prefix, request.headers.get('cookie'));
    const nonce = newNonce();
    const refusal = pageRefusal(c.get('originRefusal'), scope.context.locale);
    const hasBody = refusal === null && request.method !== 'GET' && request.method !== 'HEAD';
    const asked = publicRequest(request, scope.context.origin, {
      path: wantsPayload ? `${prefix}${page}` : pathname,
      search: knownQuery(page, search),
      body: hasBody ? body.stream() : null,
    });
    // It has been checked. The router would check it again, and answer an origin that it can't parse with a failure.
    asked.headers.delete('origin');
    const wanted: PageRequest = {
      scope,
      localePrefix: prefix,
      search,
      wantsPayload,
      nonce,
      refusal,
      tellRoute: (pattern) => c.set('pageRoute', pattern),
      fetchGraphql: async (input, init) => yoga.fetch(new Request(input, init), { context: scope.context }),
    };
    const answer = await pages.render(asked, wanted, page, request);
    // The action could not read the form.
    if (body.failure) throw body.failure;
    const mapOrigin = originOf(scope.context.mapTiles, page);
    if (isPage(answer)) answer.headers.set('content-security-policy', pagePolicy({ nonce, mapOrigin }));
    if (answer.status === 503) answer.headers.set('retry-after', RETRY_AFTER_SECONDS);
    if (PERSONAL_PAGE.test(page)) answer.headers.set('cache-control', 'private, no-store');
    return answer;
  });
}

function pageRefusal(refusal: OriginRefusal | undefined, locale: Locale): PageRefusal | null {
  if (!refusal) return null;
  const { code, values } = refusal;
  return { code, title: message(locale, 'FORM_NOT_TAKEN'), message: message(locale, code, values) };
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Of any page of the shop, where shoppers have the map: the router leads from each to checkout without another document. */
function originOf(tiles: MapTiles | null, page: string): string | null {
  return tiles && (tiles.isForShoppers || STAFF_PAGE.test(page)) ? new URL(tiles.url).origin : null;
}

/** A language that was opened by its prefix is the reader's choice for paths without one. */
function rememberLocale({ cookies, isSecure }: RequestScope, prefix: string, cookieHeader: string | null): void {
  const locale = prefix.slice(1);
  if (locale && readLocaleCookie(cookieHeader) !== locale) cookies.push(localeCookieHeader(locale, isSecure));
}

function splitPrefix(pathname: string): { prefix: PageRequest['localePrefix']; path: string } {
  const locale = LOCALES.find((known) => pathname === `/${known}` || pathname.startsWith(`/${known}/`));
  if (!locale) return { prefix: '', path: pathname };
  return { prefix: `/${locale}`, path: pathname.slice(locale.length + 1) || '/' };
}

/** Shops that have an administrator keep one, so a yes is remembered. */
const setUpChannels = new Set<string>();

async function isSetUp({ db, channel }: Context): Promise<boolean> {
  if (!channel) return false;
  if (setUpChannels.has(channel.id)) return true;
  const finished = await hasAdministrator(db, channel.id);
  if (finished) setUpChannels.add(channel.id);
  return finished;
}
