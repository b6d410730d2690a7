import { lastStopEnd } from '../../catalog/stops/stop-ends.store';
import { RevisionCache } from '../../kernel/revision-cache';
import { PageTemplate } from '../cache/page-template';
import { keptHeaders } from '../cache/stored-headers';
import { offerEntry } from '../front-cache/offered-entry';
import { PAGE } from '../limits/work-budget';
import { isCatalogPage } from '../request/page-parameters';
import type { PageRequest, RenderPage } from './render-page';

/** A rendered page that is equal for all visitors. */
interface KeptPage {
  readonly template: PageTemplate;
  readonly headers: Readonly<Record<string, string>>;
  readonly tellRoute: (() => string) | null;
}

/** Pages say whether the shop is open, so they are cached for this long at most. */
const LONGEST_MS = 5_000;
/** A menu's pages in two languages. */
const MOST_KEPT = 128;
const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_ADDRESS = 500;

/** Renders a page of the catalog once for all strangers, until the catalog changes or some seconds are over. */
export class PageCache {
  readonly #pages = new RevisionCache<KeptPage>(MOST_KEPT, {
    mostBytes: MOST_BYTES,
    bytesOf: ({ template }) => template.size,
  });

  constructor(private readonly renderPage: RenderPage) {}

  /** @param path - the page's, without the language. */
  async render(request: Request, page: PageRequest, path: string): Promise<Response> {
    const { context } = page.scope;
    const { channel, actor } = context;
    const isStranger = actor.kind === 'visitor' && actor.sessionId === null;
    const isCommon = request.method === 'GET' && !page.wantsPayload && isCatalogPage(path);
    if (!channel || !isStranger || !isCommon || request.url.length > LONGEST_ADDRESS) {
      return context.inTurn(PAGE, () => this.renderPage(request, page));
    }
    const time = Math.floor(context.now().getTime() / LONGEST_MS);
    const backOnSale = await lastStopEnd(context, channel);
    const key = [channel.id, backOnSale, time, context.locale, request.url].join(' ');
    const own: { answer?: Response } = {};
    const render = () => this.#render(request, page, own);
    const take = () => this.#pages.get(key, channel.catalogRevision, render);
    const isThere = this.#pages.has(key, channel.catalogRevision);
    const kept = await (isThere ? take() : context.inTurn(PAGE, take)).catch(() => null);
    if (kept === null) return own.answer ?? context.inTurn(PAGE, () => this.renderPage(request, page));
    if (kept.tellRoute) page.tellRoute(kept.tellRoute);
    offerEntry(request, {
      shopAt: page.scope.shopAt,
      until: (time + 1) * LONGEST_MS,
      page: { template: kept.template, nonce: page.nonce },
      route: kept.tellRoute ?? (() => path),
    });
    return new Response(kept.template.once(page.nonce), { headers: kept.headers });
  }

  /**
   * @param own - is given the answer when it is none that all are shown: a redirect, a dish that is gone.
   * @throws {Error} then.
   */
  async #render(request: Request, page: PageRequest, own: { answer?: Response }): Promise<KeptPage> {
    let tellRoute: KeptPage['tellRoute'] = null;
    const answer = await this.renderPage(request, {
      ...page,
      tellRoute: (pattern) => {
        tellRoute = pattern;
        page.tellRoute(pattern);
      },
    });
    const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html');
    if (!isPage) {
      own.answer = answer;
      throw new Error(`answered ${answer.status}`);
    }
    const html = await answer.text();
    return { template: new PageTemplate(html, page.nonce), headers: keptHeaders(answer.headers), tellRoute };
  }
}
