// @ts-check
import { errorOf } from './carte-error.js';
import { reconnecting } from './event-stream.js';

/**
 * @typedef {object} FeedOptions
 * @property {string} url - the shop's: `https://pizza.example`.
 * @property {string} token - with the scope `orders:read`.
 * @property {string | null} [since] - the `cursor` that was kept last; null begins at the oldest order.
 * @property {Date} [updatedAfter] - begins there instead, when there is no `since`.
 * @property {string} [locale]
 * @property {AbortSignal} [signal] - ends it.
 * @property {number} [silenceMs]
 * @property {typeof fetch} [fetch]
 */

/**
 * An order as `GET /api/orders` has it.
 *
 * @typedef {{ readonly id: string, readonly number: string, readonly status: string, readonly version: number }
 *   & Readonly<Record<string, unknown>>} FeedOrder
 */

/**
 * Every order as it stands after each of its changes, without end. It goes on by itself after a break: nothing is missed,
 * and nothing comes twice that the reader went past.
 *
 * Keep `cursor` together with what you made of the order, and pass it as `since` at the next start.
 *
 * @param {FeedOptions} options
 * @returns {AsyncGenerator<{ readonly order: FeedOrder, readonly cursor: string }, void>}
 * @throws {CarteError} `CURSOR_EXPIRED` when the shop was restored from a backup: begin without `since`.
 */
export async function* followOrders({
  url,
  token,
  since = null,
  updatedAfter,
  locale,
  signal,
  silenceMs,
  fetch: send = (input, init) => fetch(input, init),
}) {
  /** @param {string | null} lastEventId */
  const open = async (lastEventId) => {
    const address = new URL('/api/orders', url);
    if (lastEventId === null && updatedAfter) address.searchParams.set('updatedAfter', updatedAfter.toISOString());
    const response = await send(address, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(locale !== undefined && { 'x-locale': locale }),
        ...(lastEventId !== null && { 'last-event-id': lastEventId }),
      },
      signal: signal ?? null,
    });
    if (!response.ok) throw errorOf(response, await response.json().catch(() => null));
    return response;
  };
  for await (const { event, id, data } of reconnecting(open, { lastEventId: since, signal, silenceMs })) {
    if (event === 'order' && id !== null) yield { order: /** @type {FeedOrder} */ (JSON.parse(data)), cursor: id };
  }
}
