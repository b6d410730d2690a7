import { setTimeout as sleep } from 'node:timers/promises';

const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;

/**
 * Does what may be repeated again, at most 5 times, at growing pauses: together they stay below a third of a second.
 *
 * @param mayRepeat - tells by what was thrown whether nothing has come of it.
 * @throws what the last attempt threw.
 */
export async function repeat<Result>(
  work: () => Promise<Result>,
  mayRepeat: (error: unknown) => boolean,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !mayRepeat(error)) throw error;
      // Random, so that two that gave way to each other do not meet again.
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}
