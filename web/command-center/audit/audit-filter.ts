/** What the log is narrowed down by, as it stands in the address. */
export interface AuditFilter {
  readonly staffMemberId: string | null;
  readonly apiTokenId: string | null;
  readonly actions: readonly string[] | null;
  /** Not before; ISO. */
  readonly from: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = 'token.';

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

/** @param now - milliseconds. */
export function toAuditFilter(search: URLSearchParams, now: number): AuditFilter {
  const who = search.get('who') || null;
  const action = search.get('action') || null;
  const period = search.get('period') ?? '';
  const isToken = who?.startsWith(TOKEN) ?? false;
  return {
    staffMemberId: isToken ? null : who,
    apiTokenId: isToken && who !== null ? who.slice(TOKEN.length) : null,
    actions: action === null ? null : [action],
    from: isPeriod(period) ? new Date(now - PERIODS[period] * DAY_MS).toISOString() : null,
  };
}
