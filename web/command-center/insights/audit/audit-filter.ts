import { instantAt } from '../../kit/time/shop-clock';

/** What the log is narrowed down by, as it stands in the address. */
export interface AuditFilter {
  readonly staffMemberId: string | null;
  readonly apiTokenId: string | null;
  readonly actions: readonly string[] | null;
  /** Not before; ISO. */
  readonly from: string | null;
  /** Before; ISO. */
  readonly to: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = 'token.';

/** Of the period's choices: the one with days of its own. */
export const OWN_DAYS = 'days';

/** Days that can be chosen. */
export const PERIODS = { day: 1, week: 7, month: 30 } as const;

export type Period = keyof typeof PERIODS;

function isPeriod(text: string): text is Period {
  return Object.hasOwn(PERIODS, text);
}

/** People and programs are chosen from one list. */
export function whoOfToken(id: string): string {
  return TOKEN + id;
}

/** When a day of the shop's calendar begins; null for what is no day. @param later - days behind it. */
function startOf(day: string | null, timeZone: string, later = 0): string | null {
  const noon = Date.parse(`${day ?? ''}T12:00:00Z`);
  if (Number.isNaN(noon)) return null;
  const wanted = new Date(noon + later * DAY_MS).toISOString().slice(0, 10);
  return instantAt(`${wanted}T00:00`, timeZone)?.toISOString() ?? null;
}

function periodOf(search: URLSearchParams, now: number, timeZone: string): Pick<AuditFilter, 'from' | 'to'> {
  const period = search.get('period') ?? '';
  if (period === OWN_DAYS) {
    return { from: startOf(search.get('from'), timeZone), to: startOf(search.get('to'), timeZone, 1) };
  }
  return { from: isPeriod(period) ? new Date(now - PERIODS[period] * DAY_MS).toISOString() : null, to: null };
}

/**
 * @param now - milliseconds.
 * @param timeZone - the shop's, as Intl knows it: whole days are its own.
 */
export function toAuditFilter(search: URLSearchParams, now: number, timeZone: string): AuditFilter {
  const who = search.get('who') || null;
  const action = search.get('action') || null;
  const isToken = who?.startsWith(TOKEN) ?? false;
  return {
    staffMemberId: isToken ? null : who,
    apiTokenId: isToken && who !== null ? who.slice(TOKEN.length) : null,
    actions: action === null ? null : [action],
    ...periodOf(search, now, timeZone),
  };
}
