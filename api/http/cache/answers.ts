import { type Actor, isAllowedTo } from '../../access/caller';
import { PERMISSIONS } from '../../access/roles';
import { lastStopEnd } from '../../catalog/stops/stop-ends.store';
import type { ShopAddress } from '../../channel/channel.store';
import { type AnswerEffect, type Context, channelOf } from '../../graphql/context';
import { RevisionCache } from '../../kernel/revision-cache';
import { PAGE } from '../limits/work-budget';
import type { RequestScope } from '../request/request-context';
import { AnswerBody } from './answer-body';

/** An answer that several are given. */
export interface Answer {
  readonly body: AnswerBody;
  /** Its own headers, without the length. */
  readonly head: [name: string, value: string][];
  /** The route's pattern, as measured. */
  readonly route: string | null;
  /** Side effects to run for each caller. */
  readonly repeated: readonly AnswerEffect[];
}

export interface KeptAnswer extends Answer {
  /** By which names the shop was found. */
  readonly shopAt: ShopAddress;
  /** Epoch milliseconds from which on it may be another one though nothing changed. */
  readonly until: number;
  /** Whether the body is sent with gzip. */
  readonly isPacked?: boolean;
}

/** A question, with all that its answer depends on beside shop, language, origin and rights. */
export interface Question {
  readonly scope: Pick<RequestScope, 'context' | 'shopAt'>;
  readonly text: string;
  /** How long an answer lasts that depends on the clock too. */
  readonly lastsMs?: number;
}

/** An answer and the nonce that its first reader is given with it. */
export interface Offer {
  readonly answer: KeptAnswer;
  readonly nonce: string;
}

const MOST_BYTES = 32 * 1024 * 1024;
/** Of an answer without its body: headers, and the objects that hold it. */
const FRAME_BYTES = 2 * 1024;
/** Stands for the answer to a question that is known to have one for several. Never sent. */
const UNKNOWN: Omit<KeptAnswer, 'shopAt'> = { body: new AnswerBody(''), head: [], until: 0, route: null, repeated: [] };

/**
 * What readers of the catalog are answered, kept in one memory until the shop's row changes. There are two ways in: `share`,
 * for handlers that know shop, language and rights, and the front cache, for the finished answers that handlers `offer`. The
 * row is read for each request after it came: nobody reads what was out of date when they asked.
 */
export class Answers {
  readonly kept = new RevisionCache<KeptAnswer>(
    MOST_BYTES,
    ({ body }, key) => body.size + 2 * key.length + FRAME_BYTES,
  );
  readonly #offers = new WeakMap<Request, Offer>();

  /** Whether a question is known to have an answer for several: see `learn`. */
  knows(question: string): boolean {
    return this.kept.last(question) !== undefined;
  }

  learn(question: string, shopAt: ShopAddress): void {
    if (!this.knows(question)) this.forget(question, shopAt);
  }

  /** Forgets the answer; the question stays known. */
  forget(question: string, shopAt: ShopAddress): void {
    this.kept.put(question, { revision: 0 }, { ...UNKNOWN, shopAt });
  }

  /** @param heard - the request as it came: equal ones get its finished answer without running again. */
  offer(heard: Request, answer: KeptAnswer, nonce = ''): void {
    this.#offers.set(heard, { answer, nonce });
  }

  offered(heard: Request): Offer | undefined {
    return this.#offers.get(heard);
  }

  /**
   * The answer for all who ask the same with the same rights, found out once for those who ask meanwhile.
   *
   * @param find - its error is for the one who asked: the others try for themselves.
   */
  async share(
    { scope: { context, shopAt }, text, lastsMs }: Question,
    find: () => Promise<Answer>,
  ): Promise<{ readonly answer: KeptAnswer; readonly isOwn: boolean }> {
    const channel = channelOf(context);
    const period = lastsMs === undefined ? 0 : Math.floor(context.now().getTime() / lastsMs);
    const until = lastsMs === undefined ? Number.POSITIVE_INFINITY : (period + 1) * lastsMs;
    const detail = [channel.version, await lastStopEnd(context, channel), period].join(' ');
    const version = { revision: channel.catalogRevision, detail };
    const key = keyOf(context, channel.id, text);
    let isOwn = false;
    const findOwn = async () => {
      isOwn = true;
      return { ...(await find()), shopAt, until };
    };
    const take = () => this.kept.get(key, version, findOwn);
    try {
      const answer = this.kept.at(key, version) ?? (await context.inTurn(PAGE, take));
      return { answer, isOwn };
    } catch (error) {
      if (isOwn) throw error;
      return { answer: await findOwn(), isOwn: true };
    }
  }
}

function keyOf({ locale, origin, actor }: Context, channelId: string, text: string): string {
  return [channelId, locale, origin, rightsOf(actor), text].join(' ');
}

/** Of the reader, a resolver of the catalog may ask only the kind and the rights. */
function rightsOf(actor: Actor): string {
  return [actor.kind, ...PERMISSIONS.filter((permission) => isAllowedTo(actor, permission))].join();
}

/** A response that is not shared. */
export class OwnAnswer extends Error {
  constructor(readonly response: Response) {
    super(`answered ${response.status}`);
  }
}

/** @param work - its own response is the response too. */
export async function orOwn(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OwnAnswer) return error.response;
    throw error;
  }
}

/** @param nonce - of a page. @throws {OwnAnswer} unless the response is a success. */
export async function answerOf(response: Response, nonce = ''): Promise<Pick<Answer, 'body' | 'head'>> {
  if (response.status !== 200) throw new OwnAnswer(response);
  const head = [...response.headers].filter(([name]) => name !== 'content-length');
  const content = nonce === '' ? Buffer.from(await response.arrayBuffer()) : await response.text();
  return { body: new AnswerBody(content, nonce), head };
}

export function responseOf({ body, head }: Answer, nonce = ''): Response {
  return new Response(body.once(nonce), { headers: head });
}
