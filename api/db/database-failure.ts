import { z } from 'zod';

/** SQLSTATE classes 08 (connection exception), 53 (out of resources), 57P (shut down by the operator), and 57014: given up for its time. */
const AWAY_STATES = /^(?:08|53|57P|57014)/;
/** Of these, those that end the connection: `admin_shutdown`, `crash_shutdown`, `cannot_connect_now` and class 08. */
const LOST_STATES = /^(?:08|57P0[123])/;
/** How Prisma's driver adapter names what has no SQLSTATE, with the code that Prisma then gives it: P1001, P1017, P1008, P2037. */
const LOST_KINDS = ['DatabaseNotReachable', 'ConnectionClosed'];
const AWAY_KINDS = [...LOST_KINDS, 'SocketTimeout', 'TooManyConnections', 'TransactionAlreadyClosed'];
const LOST_CODES = ['P1001', 'P1017'];
/** Prisma's: no connection came free in time, or a transaction could not be begun, or was ended, in time. */
const AWAY_CODES = [...LOST_CODES, 'P1002', 'P1008', 'P2024', 'P2028', 'P2037'];
/** What the network says of a database that is not there, on a connection that is not Prisma's. */
const NETWORK_CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
];
/** What the system says of a disk without room, or of a quota; PostgreSQL's `disk_full` is of class 53. */
const NO_ROOM_CODES = ['ENOSPC', 'EDQUOT'];
/** `in_failed_sql_transaction`. */
const AFTER_FAILURE = '25P02';
/** `character_not_in_repertoire`: a text with U+0000, which no column can hold. */
const UNSTORABLE_TEXT = '22021';

/** pg's own words, which carry no code: the connection in use was lost, or was lost before it was used. */
const LOST_WORDS = /^(?:Connection terminated(?! due to)|Client (?:has encountered a connection error|was closed))/;
/** No connection came free, could be opened, or answered in time. */
const LATE_WORDS =
  /^(?:timeout (?:exceeded|expired)|Connection terminated due to connection timeout|Query read timeout)/;

const Cause = z.object({ originalCode: z.string().optional(), kind: z.string().optional() });
const Failure = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().catch(''),
  cause: Cause.optional().catch(undefined),
  meta: z
    .object({ driverAdapterError: z.object({ cause: Cause }) })
    .optional()
    .catch(undefined),
});

/** What an error says of itself, whichever layer it comes from: pg, Prisma's adapter for it, or Prisma. */
function read(error: unknown) {
  const { code = '', message = '', cause, meta } = Failure.safeParse(error).data ?? {};
  const { originalCode: state = '', kind = '' } = meta?.driverAdapterError.cause ?? cause ?? {};
  return { code, message, state, kind };
}

/**
 * What an error of the database, or of a full disk, tells the caller; each is the code of a message.
 *
 * @returns `UNAVAILABLE` when trying again soon may help, `CONTROL_CHARACTERS` when what was sent can't be stored or
 * looked for, and null for anything else: that is a bug of ours.
 */
export function databaseFailure(error: unknown): 'UNAVAILABLE' | 'CONTROL_CHARACTERS' | null {
  const { code, message, state, kind } = read(error);
  if (state === UNSTORABLE_TEXT) return 'CONTROL_CHARACTERS';
  const isAway =
    [state, code].some((one) => AWAY_STATES.test(one)) ||
    AWAY_KINDS.includes(kind) ||
    [...AWAY_CODES, ...NO_ROOM_CODES].includes(code) ||
    LOST_WORDS.test(message) ||
    LATE_WORDS.test(message);
  return isAway ? 'UNAVAILABLE' : null;
}

/** Whether the connection was refused or lost, so that a new one may do at once. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message, state, kind } = read(error);
  return (
    [state, code].some((one) => LOST_STATES.test(one)) ||
    LOST_KINDS.includes(kind) ||
    [...LOST_CODES, ...NETWORK_CODES].includes(code) ||
    LOST_WORDS.test(message)
  );
}

/** Whether a statement was refused because one before it in its transaction had failed. */
export function isAfterFailure(error: unknown): boolean {
  return read(error).state === AFTER_FAILURE;
}

/** Whether pg gave up waiting for a connection or an answer. */
export function isLate(error: unknown): boolean {
  return LATE_WORDS.test(read(error).message);
}
