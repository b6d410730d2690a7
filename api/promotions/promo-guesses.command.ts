import type { Database } from '../db/client';
import { addressKey, type DelayRule } from '../staff/attempts/sign-in-delay';
import { countAttempt, failuresUnlessWaiting, takeBackAttempt } from '../staff/attempts/sign-in-failure.store';
import { PromoNotApplicable } from './refusals';

/** A family behind one address mistypes now and then; a person who tries word after word waits longer and longer. */
export const GUESS_DELAY: DelayRule = { free: 20, maximumSeconds: 300 };

interface Guesser {
  readonly db: Database;
  readonly address: string;
  readonly now: () => Date;
}

/**
 * Slows guesses of promo codes down: each code that there is not counts against the address that it came from, on all
 * nodes. A code that exists costs nothing, whatever keeps it from being used now.
 *
 * @throws {TooManyAttempts} while earlier guesses make the address wait; nothing is tried then.
 */
export async function limitGuesses<Result>(
  { db, address, now }: Guesser,
  promoCode: string | null | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!promoCode?.trim()) return work();
  const key = `promo:${addressKey(address)}`;
  const failures = await failuresUnlessWaiting(db, key, now());
  // Once guesses cost time they are counted before they are tried: of many that come at once, one is.
  const attempt = failures < GUESS_DELAY.free ? null : await countAttempt(db, key, GUESS_DELAY, now());
  try {
    const result = await work();
    if (attempt) await takeBackAttempt(db, attempt, now());
    return result;
  } catch (error) {
    const isGuess = error instanceof PromoNotApplicable && error.reason === 'UNKNOWN';
    if (isGuess && !attempt) await countAttempt(db, key, GUESS_DELAY, now());
    if (!isGuess && attempt) await takeBackAttempt(db, attempt, now());
    throw error;
  }
}
