import { type Answers, answerOf, OwnAnswer, orOwn, responseOf } from '../cache/answers';
import { PAGE } from '../limits/work-budget';
import { isCatalogPage } from '../request/page-parameters';
import type { PageRequest, RenderPage } from './render-page';

/** Pages say whether the shop is open, so they are kept for this long at most. */
const LONGEST_MS = 5_000;
const LONGEST_ADDRESS = 500;

/** Renders a page of the catalog once for all strangers, until the catalog changes or some seconds are over. */
export class PageCache {
  constructor(
    private readonly renderPage: RenderPage,
    private readonly answers: Answers,
  ) {}

  /**
   * @param path - the page's, without the language.
   * @param heard - the request as it came.
   */
  async render(request: Request, page: PageRequest, path: string, heard: Request): Promise<Response> {
    const { scope, nonce } = page;
    const { actor, channel, inTurn } = scope.context;
    const isStranger = actor.kind === 'visitor' && actor.sessionId === null;
    const isCommon = request.method === 'GET' && !page.wantsPayload && isCatalogPage(path);
    if (!channel || !isStranger || !isCommon || request.url.length > LONGEST_ADDRESS) {
      return inTurn(PAGE, () => this.renderPage(request, page));
    }
    const question = { scope, text: `page ${request.url}`, lastsMs: LONGEST_MS };
    return orOwn(async () => {
      const { answer } = await this.answers.share(question, () => inTurn(PAGE, () => this.#find(request, page)));
      const { route } = answer;
      if (route !== null) page.tellRoute(() => route);
      this.answers.offer(heard, answer, nonce);
      return responseOf(answer, nonce);
    });
  }

  async #find(request: Request, page: PageRequest) {
    const told: { pattern?: () => string } = {};
    const tellRoute = (pattern: () => string) => {
      told.pattern = pattern;
      page.tellRoute(pattern);
    };
    const response = await this.renderPage(request, { ...page, tellRoute });
    // A redirect, a dish that is gone.
    if (!response.headers.get('content-type')?.startsWith('text/html')) throw new OwnAnswer(response);
    return { ...(await answerOf(response, page.nonce)), route: told.pattern?.() ?? null, repeated: [] };
  }
}
