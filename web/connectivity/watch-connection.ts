import { connection } from './connection';
import { reachability } from './reachability';

/** What a page hears of its connection besides answers: from its live stream, and from the device. */
export function watchConnection(): void {
  const { answered, doubt, lost } = reachability;
  connection.subscribe(() => (connection.current() === 'live' ? answered() : doubt()));
  window.addEventListener('offline', lost);
  if (!navigator.onLine) lost();
}
