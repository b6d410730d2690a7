import type { Database } from '../db/client';
import { addressKey, type DelayRule } from '../staff/sign-in-delay';
import { countAttempt, refuseWhileWaiting } from '../staff/sign-in-failure.store';
import { PromoNotApplicable } from './refusals';

/** A family behind one address mistypes now and then; whoever tries word after word waits longer and longer. */
const GUESS_DELAY: DelayRule = { free: 20, maximumSeconds: 300 };

interface Guesser {
  readonly db: Database;
  readonly address: string;
  readonly now: () => Date;
}

/**
 * Slows down whoever guesses promo codes: each code that there is not counts against the address that it came from, on all
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
  await refuseWhileWaiting(db, key, now());
  try {
    return await work();
  } catch (error) {
    const isGuess = error instanceof PromoNotApplicable && error.reason === 'UNKNOWN';
    if (isGuess) await countAttempt(db, key, GUESS_DELAY, now());
    throw error;
  }
}
