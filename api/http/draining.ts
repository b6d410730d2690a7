import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/**
 * The time between the signal to stop and the end: the process still answers everybody, and asks not to be asked again,
 * so that a balancer has turned to other nodes before it is gone.
 */
export class Draining {
  #isOn = false;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Resolves when those who look at readiness have had their time. */
  async begin(milliseconds: number): Promise<void> {
    this.#isOn = true;
    if (milliseconds > 0) await sleep(milliseconds);
  }
}

/** Ends each kept connection with its next answer: who asks again then meets another node. */
export function withoutKeepAlive(draining: Draining): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (draining.isOn) c.header('connection', 'close');
  };
}
