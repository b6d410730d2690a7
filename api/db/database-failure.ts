import { z } from 'zod';

/** Prisma's codes for a database that is away, restarting, or has no connection free in time. */
const AWAY_CODES = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'];
/** SQLSTATE classes 08 (connection exception), 53 (out of resources), 57P (shut down by the operator), and 57014: given up for its time. */
const AWAY_STATES = /^(?:08|53|57P|57014)/;
/** How the driver names the same where a statement is raw. */
const AWAY_KINDS = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'];
/** `character_not_in_repertoire`: a text with U+0000, which no column can hold. */
const UNSTORABLE_TEXT = '22021';

/** pg's own words, which carry no code: no connection came free in time, or the one in use was lost. */
const AWAY_WORDS =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

const Worded = z.object({ message: z.string() });
const Coded = z.object({ code: z.string() });
const Cause = z.object({ originalCode: z.string().optional(), kind: z.string().optional() });
const Raised = z.object({ meta: z.object({ driverAdapterError: z.object({ cause: Cause }) }) });

/**
 * What a database error tells the caller; each is the code of a message.
 *
 * @returns `UNAVAILABLE` when trying again soon may help, `CONTROL_CHARACTERS` when what was sent can't be stored or
 * looked for, and null for anything else: that is a bug of ours.
 */
export function databaseFailure(error: unknown): 'UNAVAILABLE' | 'CONTROL_CHARACTERS' | null {
  const { originalCode: state = '', kind = '' } = Raised.safeParse(error).data?.meta.driverAdapterError.cause ?? {};
  if (state === UNSTORABLE_TEXT) return 'CONTROL_CHARACTERS';
  if (AWAY_STATES.test(state) || AWAY_KINDS.includes(kind)) return 'UNAVAILABLE';
  if (AWAY_CODES.includes(Coded.safeParse(error).data?.code ?? '')) return 'UNAVAILABLE';
  return AWAY_WORDS.test(Worded.safeParse(error).data?.message ?? '') ? 'UNAVAILABLE' : null;
}
