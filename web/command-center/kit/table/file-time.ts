/** `2026-11-20 19:30` on the shop's clock: spreadsheets of every language read it as a time, and so does the import of past orders. */
export function fileTime(instant: string | number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
