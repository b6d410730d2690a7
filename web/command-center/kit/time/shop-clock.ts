/** As `<input type="datetime-local">` writes it: `2026-11-21T18:30`. */
export type ClockReading = string;

/** What the clocks of a zone show at an instant, for a field. @param timeZone - as Intl knows it. */
export function clockAt(instant: number, timeZone: string): ClockReading {
  // The Swedish way of writing dates is ISO 8601 with a space.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(instant).replace(' ', 'T');
}

/**
 * When the clocks of a zone show what somebody typed. Of a time that the clocks show twice, one of the two.
 *
 * @returns null for what is no date and time.
 */
export function instantAt(reading: ClockReading, timeZone: string): Date | null {
  const wanted = Date.parse(`${reading}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(reading) || Number.isNaN(wanted)) return null;
  const offsetAt = (instant: number) => Date.parse(`${clockAt(instant, timeZone)}Z`) - instant;
  // The offset at the wanted time is that of the zone, and not of UTC, around it: a second look finds the right one.
  const near = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(near));
}
