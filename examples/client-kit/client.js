// @ts-check
import { CarteError, errorOf } from './carte-error.js';
import { reconnecting } from './event-stream.js';
import { withRepeats } from './repeats.js';

/** @typedef {import('./session.js').SessionStore} SessionStore */

/**
 * @template Data, Variables
 * @typedef {string & Typed<Data, Variables>} TypedText
 */

/**
 * The types that a document carries, as GraphQL Code Generator writes them (`documentMode: 'string'` or typed nodes).
 *
 * @template Data, Variables
 * @typedef {{ readonly __apiType?: ((variables: Variables) => Data) | undefined }} Typed
 */

/**
 * A GraphQL document: its text, or one of GraphQL Code Generator or `gql`.
 *
 * @template Data, Variables
 * @typedef {string | ((string | String | { readonly loc?: { readonly source: { readonly body: string } } | undefined })
 *   & Typed<Data, Variables>)} Document
 */

/**
 * @typedef {object} ClientOptions
 * @property {string} url - the shop's: `https://pizza.example`.
 * @property {string} [token] - of the command center, Settings → API tokens. A page's visitors can read it there.
 * @property {string} [locale] - of texts and messages: `en` or `ru`.
 * @property {SessionStore} [session] - for a storefront: where the shopper's session is kept.
 * @property {number} [timeoutMs] - for one try of a call.
 * @property {number} [mostTries]
 * @property {typeof fetch} [fetch]
 */

const MUTATION = /\bmutation\b/;

/**
 * A shop's API.
 *
 * @param {ClientOptions} options
 */
export function createClient({
  url,
  token,
  locale,
  session,
  timeoutMs = 15_000,
  mostTries = 5,
  fetch: send = (input, init) => fetch(input, init),
}) {
  const address = new URL('/graphql', url);

  /**
   * @param {string} body
   * @param {string} accept
   * @param {AbortSignal | undefined} signal
   */
  async function post(body, accept, signal) {
    const kept = session?.get();
    const response = await send(address, {
      method: 'POST',
      headers: {
        accept,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(locale !== undefined && { 'x-locale': locale }),
        ...(kept && { 'carte-session': kept }),
      },
      body,
      // The session goes by its header: a cookie of the same shop would be another shopper's.
      credentials: 'omit',
      signal: signal ?? null,
    });
    const given = response.headers.get('carte-session');
    if (given) session?.set(given);
    return response;
  }

  const inTurn = turnsUntil(() => !session || session.get() !== null);

  return {
    /**
     * Asks for data, or changes something.
     *
     * A call whose answer was lost is sent again when that is safe: a query, or a mutation whose variables have an
     * `idempotencyKey`, by themselves or in `input`. The shop then does it once.
     *
     * @template Data
     * @template {Record<string, unknown>} Variables
     * @param {Document<Data, Variables>} document
     * @param {Variables} [variables]
     * @param {{ readonly signal?: AbortSignal }} [options]
     * @returns {Promise<Data>}
     * @throws {CarteError} whatever was not done; what else was answered is in its `data`.
     */
    async run(document, variables, { signal } = {}) {
      const query = textOf(document);
      const body = JSON.stringify({ query, variables });
      const isMutation = MUTATION.test(query);
      const once = async () => {
        const limit = AbortSignal.timeout(timeoutMs);
        const either = signal ? AbortSignal.any([signal, limit]) : limit;
        const response = await post(body, 'application/graphql-response+json, application/json', either);
        return /** @type {Promise<Data>} */ (dataOf(response));
      };
      const work = () =>
        withRepeats(once, { mostTries, isRepeatable: !isMutation || hasIdempotencyKey(variables), signal });
      return isMutation ? inTurn(work) : work();
    },

    /**
     * Yields changes: the present state first, then each change. After a break it subscribes again, also when the shop
     * ended the stream, as it does before it restarts. It ends when the shop has nothing to say: the order is not there.
     *
     * @template Data
     * @template {Record<string, unknown>} Variables
     * @param {Document<Data, Variables>} document
     * @param {Variables} [variables]
     * @param {{ readonly signal?: AbortSignal, readonly silenceMs?: number }} [options] - the signal ends it.
     * @returns {AsyncGenerator<Data, void>}
     * @throws {CarteError} what subscribing again would not help.
     */
    async *subscribe(document, variables, { signal, silenceMs } = {}) {
      const body = JSON.stringify({ query: textOf(document), variables });
      let isHeard = false;
      const open = async () => {
        const response = await post(body, 'text/event-stream', signal);
        if (!response.ok) throw errorOf(response, await response.json().catch(() => null));
        isHeard = false;
        return response;
      };
      for await (const { event, data } of reconnecting(open, { signal, silenceMs })) {
        if (event === 'complete' && !isHeard) return;
        if (event !== 'next') continue;
        isHeard = true;
        const answer = JSON.parse(data);
        if (answer.errors) throw streamError(answer);
        yield/** @type {Data} */ (answer.data);
      }
    },
  };
}

/** A key that tells this intent from every other: the same for each repeat, another for the next order. */
export function newIdempotencyKey() {
  // `randomUUID` needs https; a tablet in the shop's own network may have none.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param {Document<unknown, never>} document
 * @returns {string}
 */
function textOf(document) {
  if (typeof document === 'string' || document instanceof String) return String(document);
  const text = document.loc?.source.body;
  if (text === undefined) {
    throw new TypeError('This document has no text: generate it with documentMode "string", or pass print(document).');
  }
  return text;
}

/** @param {Record<string, unknown> | undefined} variables */
function hasIdempotencyKey(variables = {}) {
  return [variables, Object(variables.input)].some(({ idempotencyKey }) => typeof idempotencyKey === 'string');
}

/** @param {Response} response */
async function dataOf(response) {
  const answer = await response.json().catch(() => null);
  if (!response.ok || !answer?.data || answer.errors) throw errorOf(response, answer);
  return answer.data;
}

/** @param {{ errors: import('./carte-error.js').GraphqlError[], data?: unknown }} answer */
function streamError({ errors, data }) {
  const [first] = errors;
  const { code = 'HTTP_200', requestId = null } = first?.extensions ?? {};
  return new CarteError(first?.message ?? code, { status: 200, code, requestId, errors, data });
}

/**
 * Until the shopper has a session, writes go one after the other: two first ones at once would each get a cart.
 *
 * @param {() => boolean} isOpen
 * @returns {<Answer>(work: () => Promise<Answer>) => Promise<Answer>}
 */
function turnsUntil(isOpen) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (work) => {
    if (isOpen()) return work();
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
