import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Database, Transaction } from './client';

const MAXIMUM_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;
/** Waiting for a free connection; past it the server is overloaded and the request should fail early. */
const MAXIMUM_WAIT_MS = 5_000;
const TIMEOUT_MS = 10_000;

/** `serialization_failure` and `deadlock_detected`: PostgreSQL undid everything and asks to try again. */
const RETRIED_SQL_STATES = ['40001', '40P01'];

const WriteConflict = z.object({ code: z.literal('P2034') });
const RawQueryFailure = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ originalCode: z.string() }) }) }),
});

/**
 * Runs `work` in one read-committed transaction: all of it happens or nothing. Rows that a rule depends on are
 * locked by `work` itself (`select … for update`).
 *
 * `work` runs again, at most 5 times, when PostgreSQL gave it up for another transaction's sake; so it must do
 * nothing outside of `tx` that cannot be repeated.
 *
 * @param timeout - milliseconds that `work` may take; more only for what is no shopper's request.
 * @throws whatever `work` throws, after everything was undone.
 */
export async function transaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  timeout: number = TIMEOUT_MS,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction(work, { maxWait: MAXIMUM_WAIT_MS, timeout });
    } catch (error) {
      if (attempt === MAXIMUM_ATTEMPTS || !isRetried(error)) throw error;
      // Random, so that two that gave way to each other do not meet again.
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

function isRetried(error: unknown): boolean {
  if (WriteConflict.safeParse(error).success) return true;
  const raw = RawQueryFailure.safeParse(error);
  return raw.success && RETRIED_SQL_STATES.includes(raw.data.meta.driverAdapterError.cause.originalCode);
}
