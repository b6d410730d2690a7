const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds before each attempt: 16 of them, the last 75.6 hours after the first. */
export const RETRY_SCHEDULE: readonly number[] = [
  ...[0, 1, 2, 4, 8, 15, 30, 60].map((seconds) => seconds * SECOND),
  ...[5, 30].map((minutes) => minutes * MINUTE),
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];

/** Retries of many orders must not arrive in step: each delay is off by up to this part of it. */
const JITTER = 0.2;

/** A `Retry-After` above this is cut: dinner does not wait for a day because a server said so. */
const RETRY_AFTER_LIMIT = HOUR;

/**
 * How long to wait after a failed attempt.
 *
 * @param failedAttempts - made so far, from 1.
 * @param retryAfterMs - what the receiver asked for; it only ever lengthens the wait.
 * @param random - in [0, 1).
 * @returns milliseconds, or `null` when there is no attempt left: the message is parked.
 */
export function delayAfterFailure({
  failedAttempts,
  retryAfterMs,
  random,
  schedule = RETRY_SCHEDULE,
}: {
  failedAttempts: number;
  retryAfterMs: number | null;
  random: number;
  schedule?: readonly number[];
}): number | null {
  const delay = schedule[failedAttempts];
  if (delay === undefined) return null;
  const jittered = Math.round(delay * (1 - JITTER + 2 * JITTER * random));
  return Math.max(jittered, Math.min(retryAfterMs ?? 0, RETRY_AFTER_LIMIT));
}

/**
 * Milliseconds that a `Retry-After` header asks to wait.
 *
 * @param header - seconds or an HTTP date (RFC 9110, 10.2.3).
 * @returns `null` when it is absent or neither of the two; never negative.
 */
export function parseRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  // Date.parse guesses at almost anything; an HTTP date begins with the day's name.
  const at = /^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
