import { type Actor, isAllowedTo } from '../../access/caller';
import { PERMISSIONS } from '../../access/roles';
import { lastStopEnd } from '../../catalog/stops/stop-ends.store';
import type { AnswerEffect, Context } from '../../graphql/context';
import { RevisionCache } from '../../kernel/revision-cache';
import { PAGE } from '../limits/work-budget';
import { keptHeaders } from './stored-headers';

/** An answer as it went out: its bytes, and the headers that are its own. */
interface KeptAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** Side effects to run for each caller. */
  readonly repeated: readonly AnswerEffect[];
}

const MOST_KEPT = 256;
const MOST_BYTES = 8 * 1024 * 1024;
const LARGEST_BYTES = 128 * 1024;
/** Questions that are known to be about the catalog alone; the oldest are forgotten. */
const MOST_KNOWN = 2_000;
/** Longer questions are individual and not asked twice. */
const LONGEST_QUESTION = 8 * 1024;

/** A question, with all that its answer hangs on besides the shop. */
export interface Question {
  readonly context: Context;
  readonly text: string;
  readonly hasCookie: boolean;
  /** Called when a visitor's answer is public. */
  readonly tellCommon: () => void;
}

/**
 * What the catalog's readers are told, kept until the catalog changes; who has the same rights is told the same. The shop's row, and its revision with it, is read
 * for each request after it came: nobody is told what was no longer so when they asked.
 */
export class ResponseCache {
  readonly #answers = new RevisionCache<KeptAnswer>(MOST_KEPT, {
    mostBytes: MOST_BYTES,
    bytesOf: ({ bytes }) => bytes.length,
  });
  readonly #known = new Set<string>();

  /**
   * @param work - finds the answer out.
   * @param isOfCatalog - whether the answer that was just found hangs on the catalog alone.
   */
  async answer(question: Question, work: () => Promise<Response>, isOfCatalog: () => boolean): Promise<Response> {
    const { context, text } = question;
    const { channel, actor } = context;
    if (!channel || text.length > LONGEST_QUESTION) return work();
    if (!this.#known.has(text)) return this.#learn(text, await work(), isOfCatalog);
    const key = keyOf(question, channel.id, await lastStopEnd(context, channel));
    let isFoundForThem = false;
    const find = () => {
      isFoundForThem = true;
      return readAnswer(work, context);
    };
    const take = () => this.#answers.get(key, channel.catalogRevision, find);
    const isThere = this.#answers.has(key, channel.catalogRevision);
    const kept = await (isThere ? take() : context.inTurn(PAGE, take)).catch(() => null);
    // What went wrong for one who asked, their patience too, is nothing to the others.
    if (!kept) return work();
    if (!isFoundForThem) for (const effect of kept.repeated) effect(context);
    // The front cache runs no side effects, so an answer with some is not offered to it.
    if (kept.repeated.length === 0 && actor.kind === 'visitor') question.tellCommon();
    return new Response(kept.bytes, { headers: kept.headers });
  }

  async #learn(text: string, response: Response, isOfCatalog: () => boolean): Promise<Response> {
    if (response.status !== 200 || !isOfCatalog()) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length <= LARGEST_BYTES) this.#known.add(text);
    const [oldest] = this.#known;
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    return new Response(bytes, { headers: keptHeaders(response.headers) });
  }
}

function keyOf({ context, text, hasCookie }: Question, channelId: string, backOnSale: number): string {
  return [channelId, backOnSale, context.locale, context.origin, hasCookie, rightsOf(context.actor), text].join(' ');
}

/** A resolver of the catalog may ask who reads, but nothing besides what they may do. */
function rightsOf(actor: Actor): string {
  return [actor.kind, ...PERMISSIONS.filter((permission) => isAllowedTo(actor, permission))].join();
}

/** @throws {Error} unless the answer is what such questions are answered with. */
async function readAnswer(work: () => Promise<Response>, { repeated = [] }: Context): Promise<KeptAnswer> {
  const response = await work();
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, headers: keptHeaders(response.headers), repeated: [...repeated] };
}
