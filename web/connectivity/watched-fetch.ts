import { isForeign } from './ask-server';
import { fetchTwice } from './fetch-twice';
import { LATE_MS, reachability } from './reachability';

/**
 * As `fetchTwice`, but tells whether answers come, and waits no longer once nothing does. An upload may take its time, and keeps
 * everything else waiting meanwhile.
 */
export const watchedFetch: typeof fetch = async (input, init) => {
  const { body, signal } = init ?? {};
  if (body && typeof body !== 'string') return fetchTwice(input, init);
  const silence = new AbortController();
  const end = () => silence.abort();
  signal?.addEventListener('abort', end);
  const timer = setInterval(() => {
    reachability.doubt();
    if (!reachability.current()) end();
  }, LATE_MS);
  try {
    const answer = await fetchTwice(input, { ...init, signal: silence.signal });
    if (isForeign(answer.headers)) reachability.doubt();
    else reachability.answered();
    return answer;
  } catch (error) {
    if (!signal?.aborted) reachability.doubt();
    throw error;
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', end);
  }
};
