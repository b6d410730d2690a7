import { isFinal, type OrderStatus } from '../../../domain/order-status';
import type { PrintContent, PrintStatus } from '../../generated/prisma/client';

/** What happens to a job. `LOSE`: nothing says what became of it. `RETURN`: the printer could not fetch it, so nothing is on paper. */
export type JobEvent = 'FETCH' | 'SUCCEED' | 'FAIL' | 'LOSE' | 'RETURN' | 'SKIP';

/** What may be on paper never goes back to the queue: nothing is repeated by itself. */
const TRANSITIONS: Readonly<Record<PrintStatus, Partial<Record<JobEvent, PrintStatus>>>> = {
  QUEUED: { FETCH: 'FETCHED', FAIL: 'FAILED', SKIP: 'SKIPPED' },
  FETCHED: { FETCH: 'FETCHED', SUCCEED: 'PRINTED', FAIL: 'FAILED', LOSE: 'UNKNOWN', RETURN: 'QUEUED' },
  // A late answer still counts.
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

/** A printer that was not heard for so long is silent, and a job that it has is unknown. */
export const SILENCE_MS = 30_000;
/** A job that its printer can't fetch is offered again for so long. */
export const OFFERED_MS = 300_000;
