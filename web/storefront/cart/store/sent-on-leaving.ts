import { SENT_ON_LEAVING } from '../../../ui/pre-hydration-events/names';

/** A bad connection takes that long to bring a form to the server. */
const RECENT_MS = 10_000;

/** Whether the previous page was left with a press that only the browser could send. True once. */
export function wasSentOnLeaving(storage: Pick<Storage, 'getItem' | 'removeItem'>, now: number): boolean {
  const sentAt = Number(storage.getItem(SENT_ON_LEAVING) ?? Number.NaN);
  storage.removeItem(SENT_ON_LEAVING);
  return now - sentAt < RECENT_MS;
}

/** The same of this tab; where it has no storage, nothing was noted. */
export function wasJustSent(): boolean {
  try {
    return wasSentOnLeaving(window.sessionStorage, Date.now());
  } catch {
    return false;
  }
}
