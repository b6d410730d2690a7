import { reachability } from '../../../connectivity/reachability';

const LONGEST_MS = 30_000;

/** A wait for the connection that can be cut short. */
export interface Wait {
  readonly over: Promise<void>;
  /** It is worth trying now. */
  end(): void;
}

/**
 * Waits until it is worth trying again: the server has answered something else, or some time has passed.
 *
 * @param attempt - 0 for the first: two seconds, then twice as long each time, half a minute at most.
 */
export function untilBack(attempt: number): Wait {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(stop, Math.min(LONGEST_MS, 2_000 * 2 ** attempt));
    const forget = reachability.subscribe(() => reachability.current() && stop());
    end = stop;
  });
  return { over, end };
}
