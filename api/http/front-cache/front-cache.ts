import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastStopEnd } from '../../catalog/stops/stop-ends.store';
import { shopStateOfRequest } from '../../channel/shop-state.store';
import type { Services } from '../../graphql/context';
import type { Allowance, RateLimits } from '../limits/rate-limits';
import type { WorkBudget } from '../limits/work-budget';
import type { BodyBudget } from '../request/body-budget';
import type { Draining } from '../request/draining';
import { clientAddress, type PublicAddress } from '../request/public-request';
import { AnswerStore, beginMaking, type KnownQuestion, type Making } from './answer-store';
import { type CacheEntry, cacheEntry } from './cache-entry';
import { type CacheKey, cacheKey } from './cache-key';
import { offeredEntry } from './offered-entry';
import { sendAnswer } from './send-answer';
import { readSmallBody } from './small-body';

export type Fetch = (request: Request, env: object) => Response | Promise<Response>;
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export interface FrontCacheParts {
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
  /** Null while it is unknown whether the answer is public. */
  readonly making: Making | null;
}

interface Asked extends CacheKey {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

interface Found {
  readonly answer: CacheEntry;
  readonly allowance: Allowance | null;
}

/** An answer is made sooner, unless its maker floods the shop. */
const PATIENCE_MS = 250;
/** The only cookie that is not personal: the language. */
const LANGUAGE_COOKIE = /^(?:__Host-)?locale=/;

/**
 * Answers as Node's own server does what anybody may ask and has been asked before: no request is made of it, no row of
 * middleware passed, nothing compressed again. What that row answers is taken whole, its headers too, when it says that the
 * answer is everybody's (`offerEntry`), and is given to those alone who send the same in all that it may hang on, as long
 * as the row of the shop is the same. That is read for each request after it came.
 */
export class FrontCache {
  readonly #store = new AnswerStore();
  readonly #listening = new WeakMap<object, Listening>();

  constructor(private readonly parts: FrontCacheParts) {}

  /** @param rest - answers all else. */
  serve(incoming: IncomingMessage, outgoing: ServerResponse, rest: Listener): void {
    const question = this.parts.draining.isOn ? null : cacheKey(incoming);
    if (question) void this.#serve({ incoming, outgoing, ...question }, rest);
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
    // Without a database the rest knows what to say.
    const found = await this.#find(asked).catch(() => null);
    const isGone = incoming.destroyed && !incoming.complete;
    if (!found) return isGone ? undefined : rest(incoming, outgoing);
    const { logger, meter } = this.parts.services;
    const { answer, allowance } = found;
    sendAnswer(outgoing, answer, { method: incoming.method ?? '', knownTags, startedAt, allowance, logger, meter });
  }

  async #find(asked: Asked): Promise<Found | null> {
    const { address, budget, bodies } = this.parts;
    const { headers, socket } = asked.incoming;
    const caller = clientAddress(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress ?? '', address);
    if (asked.bodyLength === 0) return this.#answer(asked, caller);
    // Before the body is read, so that slow senders count against their address's share.
    const work = budget.begin(caller);
    const share = bodies.shareOf(asked.bodyLength);
    const hasRoom = share.takeNow(asked.bodyLength);
    try {
      return hasRoom ? await this.#answer(asked, caller) : null;
    } finally {
      if (hasRoom) share.giveBack(asked.bodyLength);
      work.end();
    }
  }

  async #answer(asked: Asked, caller: string): Promise<Found | null> {
    const { incoming } = asked;
    const body = asked.bodyLength > 0 ? await readSmallBody(incoming) : null;
    const question = body ? `${asked.head}\n\n${body.toString('latin1')}` : asked.head;
    const known = this.#store.get(question);
    if (!known) {
      this.#listening.set(incoming, { question, making: null });
      return null;
    }
    const version = await this.#versionOf(known);
    if (version === null) return null;
    const { making } = known;
    // Awaits only where needed: no other request may begin between this check and `#begin`.
    const isMade = making?.version === version && !this.#isGood(known.answer, version);
    // Its maker may wait for a turn that is nobody else's.
    const answer = isMade ? await Promise.race([making.answer, sleep(PATIENCE_MS, null)]) : known.answer;
    if (this.#isGood(answer, version)) return this.#counted(answer, caller);
    // A 304 is small and useless for other requests.
    if (asked.knownTags === null) this.#begin(asked, question, known, version);
    return null;
  }

  /** Requests over a limit are refused and counted by the rest of the server. */
  #counted(answer: CacheEntry, caller: string): Found | null {
    const allowance = this.parts.limits?.request(caller) ?? null;
    return allowance?.isUsedUp ? null : { answer, allowance };
  }

  /** Shares the answer to this request with equal requests that arrive meanwhile. */
  #begin({ incoming, outgoing }: Asked, question: string, known: KnownQuestion, version: string): void {
    if (known.making?.version === version) return;
    const making = beginMaking(known, version);
    outgoing.once('close', () => making.end(null));
    this.#listening.set(incoming, { question, making });
  }

  /** The version of answers: the shop's row, and the stops that have ended. */
  async #versionOf({ shopAt }: KnownQuestion): Promise<string | null> {
    const { services } = this.parts;
    const shop = await shopStateOfRequest(services.db, shopAt);
    return shop && `${shop.id} ${shop.version} ${await lastStopEnd(services, shop)}`;
  }

  #isGood(answer: CacheEntry | null, version: string): answer is CacheEntry {
    if (answer?.version !== version) return false;
    return answer.until === null || this.parts.services.now().getTime() < answer.until;
  }

  async #hear({ question, making }: Listening, request: Request, answering: Response | Promise<Response>) {
    let answer: CacheEntry | null = null;
    try {
      const response = await answering;
      const offer = offeredEntry(request);
      if (!offer || response.status !== 200 || !isEverybodys(response)) return response;
      this.#store.learn(question, offer.shopAt);
      if (!making) return response;
      const bytes = offer.page ? null : Buffer.from(await response.arrayBuffer());
      answer = cacheEntry(response.headers, { offer, version: making.version, bytes });
      if (answer && this.#store.get(question)?.making === making) this.#store.keep(question, answer);
      return bytes ? new Response(bytes, { headers: response.headers }) : response;
    } finally {
      making?.end(answer);
    }
  }
}

function isEverybodys({ headers }: Response): boolean {
  return headers.getSetCookie().every((cookie) => LANGUAGE_COOKIE.test(cookie));
}
