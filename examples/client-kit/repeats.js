// @ts-check
import { CarteError } from './carte-error.js';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
/** A shop that asks for more is left alone: the caller decides. */
const LONGEST_ASKED_WAIT_S = 60;
/** The shop refused before it began, so nothing can have happened twice. */
const NOT_BEGUN = new Set([429]);
/** The shop, or a proxy before it, may or may not have done what was asked. */
const UNCERTAIN = new Set([502, 503, 504]);

/**
 * How long to wait before the same is sent again.
 *
 * @param {unknown} error - what the last try ended with.
 * @param {number} tries - made so far.
 * @param {boolean} isRepeatable - whether doing it twice does it once.
 * @returns {number | null} milliseconds; null when it must not be sent again.
 */
export function waitMs(error, tries, isRepeatable) {
  const backOff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);
  if (!(error instanceof CarteError)) return isRepeatable && isLostAnswer(error) ? backOff : null;
  const { status, retryAfterSeconds } = error;
  if (!NOT_BEGUN.has(status) && !(isRepeatable && UNCERTAIN.has(status))) return null;
  if (retryAfterSeconds === null) return backOff;
  return retryAfterSeconds <= LONGEST_ASKED_WAIT_S ? Math.max(retryAfterSeconds * 1_000, backOff) : null;
}

/**
 * The network failed, or the answer took too long. A caller who called it off is neither.
 *
 * @param {unknown} error
 */
function isLostAnswer(error) {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/**
 * @template Answer
 * @param {() => Promise<Answer>} work
 * @param {object} options
 * @param {number} options.mostTries
 * @param {boolean} options.isRepeatable
 * @param {AbortSignal | undefined} options.signal
 * @returns {Promise<Answer>}
 */
export async function withRepeats(work, { mostTries, isRepeatable, signal }) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const wait = tries < mostTries && !signal?.aborted ? waitMs(error, tries, isRepeatable) : null;
      if (wait === null) throw error;
      await sleep(wait, signal);
    }
  }
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<void>} rejected with the signal's reason when it is aborted.
 */
export function sleep(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
