import { instantOf, localDate, toInstant } from '../kernel/zoned-time';

/** Hours from one backup to the next; all of them part a day evenly. */
export const BACKUP_INTERVALS = [6, 12, 24] as const;

export interface BackupTimes {
  /** On the first shop's clocks: 0 to 23. */
  readonly hour: number;
  readonly intervalHours: number;
}

/** The latest time up to now at which a backup was to be made. */
export function lastDue({ hour, intervalHours }: BackupTimes, now: Date, timeZone: string): Date {
  return new Date(
    Math.max(...timesAround(now, { hour, intervalHours }, timeZone).filter((time) => time <= now.getTime())),
  );
}

/** The first time after now. */
export function nextDue(times: BackupTimes, now: Date, timeZone: string): Date {
  return new Date(Math.min(...timesAround(now, times, timeZone).filter((time) => time > now.getTime())));
}

function timesAround(now: Date, { hour, intervalHours }: BackupTimes, timeZone: string): number[] {
  const today = localDate(toInstant(now), timeZone);
  const hours = Array.from({ length: 24 / intervalHours }, (_, step) => (hour + step * intervalHours) % 24);
  return [-1, 0, 1].flatMap((days) =>
    hours.map((each) => {
      const time = `${String(each).padStart(2, '0')}:00`;
      return instantOf(today.add({ days }), time, timeZone).epochMilliseconds;
    }),
  );
}
