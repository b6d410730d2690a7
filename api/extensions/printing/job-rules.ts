import { isFinal, type OrderStatus } from '../../../domain/order-status';
import type { PrintContent, PrintStatus } from '../../generated/prisma/client';

/** What happens to a job. `LOSE`: the printer had it and is silent about it. */
export type JobEvent = 'FETCH' | 'SUCCEED' | 'FAIL' | 'LOSE' | 'SKIP';

/** Nothing leads back to the queue: what may be on paper is never repeated by itself. */
const TRANSITIONS: Readonly<Record<PrintStatus, Partial<Record<JobEvent, PrintStatus>>>> = {
  QUEUED: { FETCH: 'FETCHED', FAIL: 'FAILED', SKIP: 'SKIPPED' },
  FETCHED: { FETCH: 'FETCHED', SUCCEED: 'PRINTED', FAIL: 'FAILED', LOSE: 'UNKNOWN' },
  // A late word is still the printer's.
  UNKNOWN: { SUCCEED: 'PRINTED', FAIL: 'FAILED' },
  PRINTED: {},
  FAILED: {},
  SKIPPED: {},
};

/** The next status; null where the event changes nothing. */
export function nextStatus(status: PrintStatus, event: JobEvent): PrintStatus | null {
  return TRANSITIONS[status][event] ?? null;
}

/** The statuses in which the event changes something. */
export function statusesBefore(event: JobEvent): PrintStatus[] {
  return (Object.keys(TRANSITIONS) as PrintStatus[]).filter((status) => nextStatus(status, event) !== null);
}

interface Job {
  readonly content: PrintContent;
  readonly isAsked: boolean;
}

/** Whether a sheet still has to be printed when its printer comes to it. @param order - null for a test page. */
export function isWanted({ content, isAsked }: Job, order: { readonly status: OrderStatus } | null): boolean {
  if (isAsked || order === null) return true;
  switch (content) {
    case 'CANCELLATION':
      return order.status === 'CANCELLED';
    case 'GUEST_COPY':
      return order.status !== 'CANCELLED';
    default:
      return !isFinal(order.status);
  }
}

/** Without a word for so long, a printer is silent, and a job that it has is unknown. */
export const SILENCE_MS = 30_000;

interface PrinterState {
  readonly isPaperOut: boolean;
  readonly isCoverOpen: boolean;
  readonly lastSeenAt: Date | null;
}

export type PrinterTrouble = 'PAPER_OUT' | 'COVER_OPEN' | 'SILENT';

/** What keeps a printer from printing; null: nothing. */
export function troubleOf({ isPaperOut, isCoverOpen, lastSeenAt }: PrinterState, now: Date): PrinterTrouble | null {
  if (lastSeenAt === null || now.getTime() - lastSeenAt.getTime() > SILENCE_MS) return 'SILENT';
  if (isCoverOpen) return 'COVER_OPEN';
  return isPaperOut ? 'PAPER_OUT' : null;
}
