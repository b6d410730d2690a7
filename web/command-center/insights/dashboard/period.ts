/** What the dashboard's figures can be of, as it stands in the address. */
export const PERIODS = ['today', '7', '30'] as const;

export type Period = (typeof PERIODS)[number];

/** Today for an unknown value. */
export function toPeriod(search: URLSearchParams): Period {
  return PERIODS.find((period) => period === search.get('period')) ?? 'today';
}

/** What to ask for, and with what to compare it: today with the same weekday, as Fridays are not like Mondays. */
export function periodVariables(period: Period): { readonly days: number; readonly before: number } {
  const days = period === 'today' ? 1 : Number(period);
  return { days, before: Math.max(days, 7) };
}
