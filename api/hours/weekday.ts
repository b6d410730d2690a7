/** By index: 0 is Sunday. */
export const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export function weekdayOf(index: number): Weekday {
  const weekday = WEEKDAYS[index];
  if (weekday === undefined) throw new Error(`there is no weekday ${index}`);
  return weekday;
}
