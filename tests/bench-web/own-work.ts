/** The part of a browser's trace that is read here; all times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long it took, and for how much of that the thread had a processor; of tasks only. */
  readonly dur?: number;
  readonly tdur?: number;
}

/** Lighthouse's: a phone is four times slower, and a task keeps somebody waiting from 50 ms on. */
const SLOWDOWN = 4;
const NOTICED_MS = 50;
const MICROSECONDS = 1_000;

/**
 * What a page would be blocked for if its thread never had to wait for a processor: Lighthouse's sum, over the processor's
 * time of each task that begins after the first paint. It counts by the clock, and on two processors a browser's other
 * processes, Lighthouse and the shop's own server take turns with the page.
 *
 * @returns milliseconds; null where the trace has no paint.
 */
export function blockedByOwnWork(events: readonly TraceEvent[]): number | null {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return null;
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWDOWN * tdur) / MICROSECONDS - NOTICED_MS), 0);
}
