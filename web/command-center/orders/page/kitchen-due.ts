const MINUTE_MS = 60_000;

interface Promised {
  /** ISO instant: handed over at the counter, or at the door. */
  readonly promisedAt: string;
  readonly travelMinutes: number | null;
}

/** When the kitchen has to be done, ISO: the promise, less the road. */
export function kitchenDue({ promisedAt, travelMinutes }: Promised): string {
  return new Date(Date.parse(promisedAt) - (travelMinutes ?? 0) * MINUTE_MS).toISOString();
}

/** Ten minutes more are a step worse. */
const LATENESS_STEP_MS = 10 * MINUTE_MS;

/** How late something is, in begun steps of ten minutes; 0 while it is in time. @param now - milliseconds. */
export function latenessOf(dueAt: string | null, now: number): number {
  return dueAt === null ? 0 : Math.max(0, Math.ceil((now - Date.parse(dueAt)) / LATENESS_STEP_MS));
}
