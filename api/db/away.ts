/** What the network says of a database that is not there, and what one says that starts, stops or was killed. */
const AWAY_CODES: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // `admin_shutdown`, `crash_shutdown`, `cannot_connect_now`.
  ...['57P01', '57P02', '57P03'],
]);

/** Whether an error of pg's client says that the database is away, so that trying again may help. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The client's own words, without a code, for a socket that closes while it waits for an answer.
  return 'code' in error ? AWAY_CODES.has(error.code) : error.message.startsWith('Connection terminated');
}
