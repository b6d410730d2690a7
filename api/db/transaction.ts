import { z } from 'zod';
import type { Database, Transaction } from './client';
import { isConnectionLost } from './database-failure';
import { repeat } from './repeat';
import { begin } from './sql';

/** Waiting for a free connection; past it the server is overloaded and the request should fail early. */
const MAXIMUM_WAIT_MS = 5_000;
const TIMEOUT_MS = 10_000;

/** `serialization_failure` and `deadlock_detected`: PostgreSQL undid everything and asks to try again. */
const RETRIED_SQL_STATES = ['40001', '40P01'];

const WriteConflict = z.object({ code: z.literal('P2034') });
const StatementFailure = z.object({ cause: z.object({ originalCode: z.string() }) });

/**
 * Runs `work` in one read-committed transaction: all of it happens or nothing. Rows that a rule depends on are
 * locked by `work` itself (`select … for update`).
 *
 * `work` runs again, at most 5 times, when PostgreSQL gave it up for another transaction's sake or its connection was lost;
 * so it must do nothing outside of `tx` that cannot be repeated. When the connection is lost once `COMMIT` was sent, nobody
 * knows whether it happened: then it does not run again.
 *
 * @param timeout - milliseconds that `work` may take; more only for what is no shopper's request.
 * @throws whatever `work` throws, after everything was undone.
 */
export async function transaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  timeout: number = TIMEOUT_MS,
): Promise<Result> {
  let isCommitted: boolean | 'unknown' = false;
  const once = () => {
    isCommitted = false;
    const whole = async (tx: Transaction) => {
      const result = await work(tx);
      isCommitted = 'unknown';
      return result;
    };
    return begin(db, whole, { maxWait: MAXIMUM_WAIT_MS, timeout });
  };
  return repeat(once, (error) => wasGivenUp(error) || (isCommitted === false && isConnectionLost(error)));
}

function wasGivenUp(error: unknown): boolean {
  if (WriteConflict.safeParse(error).success) return true;
  const failure = StatementFailure.safeParse(error);
  return failure.success && RETRIED_SQL_STATES.includes(failure.data.cause.originalCode);
}
