import { connection } from './connection';
import { reachability } from './reachability';

/** Reports what the live stream and the device say of the connection; answers of the API are reported elsewhere. */
export function watchConnection(): void {
  const { answered, doubt, lost } = reachability;
  connection.subscribe(() => (connection.current() === 'live' ? answered() : doubt()));
  window.addEventListener('offline', lost);
  if (!navigator.onLine) lost();
}
