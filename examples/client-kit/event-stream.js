// @ts-check
import { sleep, waitMs } from './repeats.js';

/**
 * @typedef {object} StreamEvent
 * @property {string} event - `message` unless the server names it.
 * @property {string} data
 * @property {string | null} id - null where the server gave none.
 */

/** Carte says something every twelve seconds; a connection that is silent for longer is dead. */
const SILENCE_MS = 40_000;

/**
 * The events of one connection (`text/event-stream`, WHATWG HTML 9.2).
 *
 * @param {ReadableStream<Uint8Array>} body
 * @param {number} [silenceMs]
 * @returns {AsyncGenerator<StreamEvent, void>}
 * @throws {TypeError} when the connection is cut or silent.
 */
export async function* eventsOf(body, silenceMs = SILENCE_MS) {
  let event = '';
  /** @type {string[]} */
  let data = [];
  /** @type {string | null} */
  let id = null;
  for await (const line of linesOf(body, silenceMs)) {
    if (line === '') {
      if (data.length > 0) yield { event: event || 'message', data: data.join('\n'), id };
      event = '';
      data = [];
      id = null;
      continue;
    }
    const colon = line.indexOf(':');
    // Without a name before the colon it is a comment.
    if (colon === 0) continue;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    if (field === 'event') event = value;
    if (field === 'id' && !value.includes('\0')) id = value;
  }
}

/**
 * @param {ReadableStream<Uint8Array>} body
 * @param {number} silenceMs
 * @returns {AsyncGenerator<string, void>}
 */
async function* linesOf(body, silenceMs) {
  // Safari can't iterate a stream, so a reader does.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await unlessSilent(reader.read(), silenceMs);
      if (done) return;
      text += decoder.decode(value, { stream: true });
      // A carriage return at the end may be half of a line break.
      const whole = text.endsWith('\r') ? text.length - 1 : text.length;
      const lines = text.slice(0, whole).split(/\r\n|\n|\r/);
      text = (lines.pop() ?? '') + text.slice(whole);
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/**
 * @template Value
 * @param {Promise<Value>} reading
 * @param {number} silenceMs
 * @returns {Promise<Value>}
 */
async function unlessSilent(reading, silenceMs) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const silence = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TypeError(`Nothing came for ${silenceMs} ms`)), silenceMs);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Events of one connection after the other: after a break it connects again, behind the last event that was taken.
 *
 * @param {(lastEventId: string | null) => Promise<Response>} open - @throws {CarteError} what the shop refused.
 * @param {object} options
 * @param {string | null} [options.lastEventId]
 * @param {AbortSignal | undefined} [options.signal] - ends it without an error.
 * @param {number | undefined} [options.silenceMs]
 * @returns {AsyncGenerator<StreamEvent, void>}
 * @throws {CarteError} what connecting again would not help: a right that ended, a cursor that has expired.
 */
export async function* reconnecting(open, { lastEventId = null, signal, silenceMs }) {
  let last = lastEventId;
  let breaks = 0;
  while (!signal?.aborted) {
    try {
      const { body } = await open(last);
      if (!body) throw new TypeError('The answer has no body');
      for await (const event of eventsOf(body, silenceMs)) {
        breaks = 0;
        yield event;
        // Behind the yield: an event counts as taken once its reader asks for the next.
        last = event.id ?? last;
      }
      breaks += 1;
      await sleep(waitMs(new TypeError('The connection ended'), breaks, true) ?? 0, signal);
    } catch (error) {
      if (signal?.aborted) return;
      breaks += 1;
      const wait = waitMs(error, breaks, true);
      if (wait === null) throw error;
      await sleep(wait, signal).catch(() => {});
    }
  }
}
