/** Browsers carry 64 KB of such bodies at a time; a cart's are a hundredth of it. */
const KEPT_ALIVE_LENGTH = 16_000;

/** Answers after which the same question may be asked again: a busy or restarting server, a lost race. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * As `fetch`, but what only reads is asked a second time after a passing failure. A write never is: the caller knows
 * whether it can be repeated.
 */
export const fetchTwice: typeof fetch = async (input, init) => {
  const isRead = (init?.method ?? 'GET').toUpperCase() === 'GET';
  if (!isRead) return fetch(input, outliving(init));
  try {
    const answer = await fetch(input, init);
    if (!PASSING.has(answer.status)) return answer;
  } catch (error) {
    if (init?.signal?.aborted) throw error;
  }
  return fetch(input, init);
};

/** A write that is under way reaches the server even when the page is left in the same instant. */
function outliving(init: RequestInit | undefined): RequestInit | undefined {
  const isSmall = typeof init?.body === 'string' && init.body.length < KEPT_ALIVE_LENGTH;
  return isSmall ? { ...init, keepalive: true } : init;
}
