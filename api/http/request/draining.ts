import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/**
 * The time between the signal to stop and the end: the process still answers everybody, and asks not to be asked again,
 * so that a balancer has turned to other nodes before it is gone.
 */
export class Draining {
  #isOn = false;
  readonly #over = new AbortController();

  get isOn(): boolean {
    return this.#isOn;
  }

  constructor() {
    // One for each live stream.
    setMaxListeners(0, this.#over.signal);
  }

  /** Aborted when the time is over: what has no end of its own is ended then. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** Resolves when those who look at readiness have had their time. */
  async begin(milliseconds: number): Promise<void> {
    this.#isOn = true;
    if (milliseconds > 0) await sleep(milliseconds);
    this.#over.abort();
  }
}

/**
 * Ends each kept connection with its next answer, and live streams when the time is over: who asks again then meets
 * another process.
 */
export function withoutKeepAlive(draining: Draining): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (draining.isOn) c.header('connection', 'close');
    if (c.res.body && c.res.headers.get('content-type')?.startsWith('text/event-stream')) {
      c.res = new Response(c.res.body.pipeThrough(new TransformStream(), { signal: draining.over }), c.res);
    }
  };
}
