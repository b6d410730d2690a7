const LONGEST_MS = 30_000;

/** A wait for the connection that can be cut short. */
export interface Wait {
  readonly over: Promise<void>;
  /** It is worth trying now. */
  end(): void;
}

/**
 * Waits until it is worth trying again: the browser says that the connection is back, or some time has passed, since
 * browsers do not always know.
 *
 * @param attempt - 0 for the first: two seconds, then twice as long each time, half a minute at most.
 */
export function untilBack(attempt: number): Wait {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', stop);
      resolve();
    };
    const timer = setTimeout(stop, Math.min(LONGEST_MS, 2_000 * 2 ** attempt));
    globalThis.addEventListener?.('online', stop);
    end = stop;
  });
  return { over, end };
}
