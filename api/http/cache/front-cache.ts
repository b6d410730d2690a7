import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastStopEnd } from '../../catalog/stops/stop-ends.store';
import type { ShopAddress } from '../../channel/channel.store';
import { shopStateOfRequest } from '../../channel/shop-state.store';
import type { Services } from '../../graphql/context';
import type { Version } from '../../kernel/revision-cache';
import type { RateLimits } from '../limits/rate-limits';
import type { WorkBudget } from '../limits/work-budget';
import type { BodyBudget } from '../request/body-budget';
import type { Draining } from '../request/draining';
import { clientAddress, type PublicAddress } from '../request/public-request';
import type { Answers, KeptAnswer } from './answers';
import { type RequestKey, requestKey } from './request-key';
import { finishedAnswer, sendAnswer } from './send-answer';
import { readSmallBody } from './small-body';

export type Fetch = (request: Request, env: object) => Response | Promise<Response>;
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export interface FrontCacheParts {
  readonly answers: Answers;
  readonly services: Pick<Services, 'db' | 'logger' | 'meter' | 'now'>;
  readonly address: PublicAddress;
  /** Null where nothing is counted. */
  readonly limits: RateLimits | null;
  readonly budget: WorkBudget;
  readonly bodies: BodyBudget;
  readonly draining: Draining;
}

/** A request that the rest of the server is answering, to be heard for those who ask the same. */
interface Listening {
  readonly question: string;
  /** Ends the waiting of the others; null where none wait. */
  readonly tell: ((answer: KeptAnswer | null) => void) | null;
}

interface Asked extends RequestKey {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** An answer is made sooner, unless its maker floods the shop. */
const PATIENCE_MS = 250;
/** The only cookie that is not personal: the language. */
const LANGUAGE_COOKIE = /^(?:__Host-)?locale=/;

/**
 * Answers repeated public questions on Node's own objects: without a request object, middleware or compression. A handler
 * offers an answer that is public (`Answers.offer`); it is kept as the middleware has finished it, with its headers. It is
 * given to requests that are the same in all that it may depend on, as long as the row of the shop is the same. That is read
 * for each request after it came.
 */
export class FrontCache {
  readonly #listening = new WeakMap<object, Listening>();

  constructor(private readonly parts: FrontCacheParts) {}

  /** @param rest - answers all else. */
  serve(incoming: IncomingMessage, outgoing: ServerResponse, rest: Listener): void {
    const key = this.parts.draining.isOn ? null : requestKey(incoming);
    if (key) void this.#serve({ incoming, outgoing, ...key }, rest);
    else rest(incoming, outgoing);
  }

  /** The rest of the server, which may offer public answers. */
  heard(rest: Fetch): Fetch {
    return (request, env) => {
      const listening = 'incoming' in env && this.#listening.get(Object(env.incoming));
      return listening ? this.#hear(listening, request, rest(request, env)) : rest(request, env);
    };
  }

  async #serve(asked: Asked, rest: Listener): Promise<void> {
    const startedAt = performance.now();
    const { incoming, outgoing, knownTags } = asked;
    const { address, limits, services } = this.parts;
    const forwarded = String(incoming.headers['x-forwarded-for'] ?? '');
    const caller = clientAddress(forwarded, incoming.socket.remoteAddress ?? '', address);
    // Without a database the rest knows what to say.
    const answer = await this.#find(asked, caller).catch(() => null);
    // Requests over a limit are refused and counted by the rest of the server.
    const allowance = answer && (limits?.request(caller) ?? null);
    const { logger, meter } = services;
    if (answer && !allowance?.isUsedUp)
      sendAnswer(outgoing, answer, { method: incoming.method ?? '', knownTags, startedAt, allowance, logger, meter });
    else if (!incoming.destroyed || incoming.complete) rest(incoming, outgoing);
  }

  async #find(asked: Asked, caller: string): Promise<KeptAnswer | null> {
    const { bodyLength, head, incoming } = asked;
    if (bodyLength === 0) return this.#answer(asked, head);
    const { budget, bodies } = this.parts;
    // Before the body is read, so that slow senders count against their address's share.
    const work = budget.begin(caller);
    const share = bodies.shareOf(bodyLength);
    const hasRoom = share.takeNow(bodyLength);
    try {
      if (!hasRoom) return null;
      const body = await readSmallBody(incoming);
      return await this.#answer(asked, `${head}\n\n${body.toString('latin1')}`);
    } finally {
      if (hasRoom) share.giveBack(bodyLength);
      work.end();
    }
  }

  async #answer(asked: Asked, question: string): Promise<KeptAnswer | null> {
    const { kept } = this.parts.answers;
    const last = kept.last(question);
    if (!last) {
      this.#listening.set(asked.incoming, { question, tell: null });
      return null;
    }
    const version = await this.#versionOf(last.shopAt);
    if (version === null) return null;
    const answer = kept.at(question, version);
    if (this.#isGood(answer)) return answer;
    // Awaits only where needed: no other request may begin between this check and `#begin`.
    const making = kept.making(question, version);
    // Its maker may wait for a turn that is nobody else's.
    const made = making && (await Promise.race([making, sleep(PATIENCE_MS, undefined)]).catch(() => undefined));
    if (this.#isGood(made)) return made;
    if (answer) this.parts.answers.forget(question, last.shopAt);
    // A 304 is small and useless for other requests.
    if (asked.knownTags === null) this.#begin(asked, question, version);
    return null;
  }

  /** Shares the answer to this request with equal requests that arrive meanwhile. */
  #begin({ incoming, outgoing }: Asked, question: string, version: Version): void {
    const hear = () =>
      new Promise<KeptAnswer>((resolve, reject) => {
        const tell = (answer: KeptAnswer | null) => (answer ? resolve(answer) : reject(new Error('not public')));
        outgoing.once('close', () => tell(null));
        this.#listening.set(incoming, { question, tell });
      });
    // Those who wait for it go their own way then.
    this.parts.answers.kept.get(question, version, hear).catch(() => undefined);
  }

  /** The version of answers: the shop's row, and the stops that have ended. */
  async #versionOf(shopAt: ShopAddress): Promise<Version | null> {
    const { services } = this.parts;
    const shop = await shopStateOfRequest(services.db, shopAt);
    if (!shop) return null;
    const detail = `${shop.id} ${shop.version} ${await lastStopEnd(services, shop)}`;
    return { revision: shop.catalogRevision, detail };
  }

  #isGood(answer: KeptAnswer | undefined): answer is KeptAnswer {
    return answer !== undefined && this.parts.services.now().getTime() < answer.until;
  }

  async #hear({ question, tell }: Listening, request: Request, answering: Response | Promise<Response>) {
    let finished: KeptAnswer | null = null;
    try {
      const response = await answering;
      const offer = this.parts.answers.offered(request);
      if (!offer || response.status !== 200 || !isEverybodys(response)) return response;
      this.parts.answers.learn(question, offer.answer.shopAt);
      if (!tell) return response;
      const bytes = offer.nonce === '' ? Buffer.from(await response.arrayBuffer()) : null;
      finished = finishedAnswer(offer, response.headers, bytes);
      return bytes ? new Response(bytes, { headers: response.headers }) : response;
    } finally {
      tell?.(finished);
    }
  }
}

function isEverybodys({ headers }: Response): boolean {
  return headers.getSetCookie().every((cookie) => LANGUAGE_COOKIE.test(cookie));
}
